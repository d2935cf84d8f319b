// The tasks of a lesson as small squares, and the place among them.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

Row {
    id: root

    required property ChessLessons lessons

    spacing: Theme.space12

    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Task %1", "1 of 8").arg(root.lessons.taskText)

    Row {
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.space4

        Repeater {
            model: root.lessons.pips

            Rectangle {
                required property int pipState

                readonly property color tone: pipState === LessonState.Done ? Theme.good
                    : pipState === LessonState.Current ? Theme.acc : Theme.line3

                width: Theme.scaled(8)
                height: width
                radius: Theme.radiusMark
                color: pipState === LessonState.Ahead ? "transparent" : tone
                border.width: 1
                border.color: tone
            }
        }
    }
    AppText {
        anchors.verticalCenter: parent.verticalCenter
        color: Theme.t3
        text: root.lessons.taskText
        Accessible.ignored: true
    }
}
