// The one thing to do now: check the marked squares, try again, or go on.
import QtQuick
import Plyglass.App
import Plyglass.Controls

AppButton {
    id: root

    required property ChessLessons lessons

    readonly property ChessTask task: root.lessons.task
    readonly property bool wrong: root.task.state === ChessTask.Wrong
    readonly property bool solved: root.task.state === ChessTask.Solved
    readonly property bool wanted: root.solved || root.wrong || root.task.canCheck

    objectName: root.solved ? "replyNext" : root.wrong ? "replyAgain" : "replyCheck"
    visible: root.wanted
    kind: "primary"
    iconName: root.solved ? "next" : root.wrong ? "back" : "check"
    text: root.solved ? qsTr("Next") : root.wrong ? qsTr("Try again") : qsTr("Check")
    onClicked: {
        if (root.solved)
            root.lessons.next();
        else if (root.wrong)
            root.task.tryAgain();
        else
            root.task.check();
    }
}
