// After the last task of a lesson: what was learnt, and the next lesson.
import QtQuick
import Plyglass.App
import Plyglass.Controls

Panel {
    id: root

    required property ChessLessons lessons

    objectName: "lessonEnd"

    Column {
        anchors.centerIn: parent
        width: Math.min(root.availableWidth, Theme.scaled(440))
        spacing: Theme.space16

        RoundMark {
            anchors.horizontalCenter: parent.horizontalCenter
            size: 56
            tone: "good"
            iconName: "check"
        }
        AppText {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            style: "display"
            wrapMode: Text.Wrap
            text: root.lessons.title
            Accessible.role: Accessible.Heading
        }
        AppText {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            style: "small"
            text: qsTr("What you have learnt")
        }
        AppText {
            objectName: "learntText"
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            style: "figure"
            font.weight: Font.Normal
            wrapMode: Text.Wrap
            text: root.lessons.learntText
        }
        AppText {
            width: parent.width
            visible: !root.lessons.hasNextLesson
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            color: Theme.t2
            text: qsTr("That was the last lesson. Now play a game.")
        }
        Flow {
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(parent.width, again.implicitWidth + next.implicitWidth + spacing)
            spacing: Theme.space8

            AppButton {
                id: next
                objectName: "nextChessLesson"
                visible: root.lessons.hasNextLesson
                large: true
                kind: "primary"
                text: qsTr("Next lesson: %1").arg(root.lessons.nextTitle)
                onClicked: root.lessons.next()
            }
            AppButton {
                id: again
                objectName: "lessonAgain"
                large: true
                text: qsTr("Start this lesson again")
                onClicked: root.lessons.startAgain()
            }
        }
    }
}
