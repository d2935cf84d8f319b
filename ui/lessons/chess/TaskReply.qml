// The answer to a try: right or wrong, the rule behind it, and the way on. Before a try: what to do.
import QtQuick
import Plyglass.App
import Plyglass.Controls

Item {
    id: root

    required property ChessLessons lessons
    /// Without the button, for the narrow column.
    property bool brief: false

    readonly property ChessTask task: root.lessons.task
    readonly property bool wrong: root.task.state === ChessTask.Wrong
    readonly property bool good:
        root.task.state === ChessTask.Solved || root.task.state === ChessTask.Answered

    implicitHeight: Math.max(mark.height, words.implicitHeight)

    RoundMark {
        id: mark
        y: root.brief ? 0 : Math.round((root.height - height) / 2)
        tone: root.wrong ? "bad" : root.good ? "good" : "acc"
        iconName: root.wrong ? "x" : root.good ? "check" : "pointer"
    }
    Column {
        id: words
        x: mark.width + Theme.space12
        y: root.brief ? 0 : Math.round((root.height - height) / 2)
        width: (button.visible ? button.x - Theme.space12 : root.width) - x

        AppText {
            objectName: "taskReply"
            width: parent.width
            topPadding: root.brief ? Theme.space4 : 0
            style: root.brief ? "value" : "figure"
            wrapMode: Text.Wrap
            text: root.task.replyText
        }
        AppText {
            objectName: "taskRule"
            width: parent.width
            // In the column the three questions say it.
            visible: text.length > 0 && !(root.brief && root.task.questions.count > 0)
            wrapMode: Text.Wrap
            color: Theme.t2
            text: root.task.ruleText
        }
    }
    TaskAction {
        id: button
        anchors.verticalCenter: parent.verticalCenter
        x: parent.width - width
        visible: !root.brief && wanted
        lessons: root.lessons
    }
}
