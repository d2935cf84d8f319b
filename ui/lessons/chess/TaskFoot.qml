// The way through the tasks: back, skip, on.
import QtQuick
import Plyglass.App
import Plyglass.Controls

Panel {
    id: root

    required property ChessLessons lessons
    /// With the button of the reply, in the narrow column.
    required property bool compact

    readonly property bool solved: root.lessons.task.state === ChessTask.Solved

    padding: root.compact ? Theme.space8 : Theme.space12

    Item {
        width: root.availableWidth
        implicitHeight: back.implicitHeight

        AppButton {
            id: back
            objectName: "taskBack"
            enabled: root.lessons.hasBack
            kind: "outline"
            iconName: "prev"
            text: qsTr("Back")
            onClicked: root.lessons.back()
        }
        Row {
            anchors.right: parent.right
            spacing: Theme.space4

            AppButton {
                objectName: "taskSkip"
                visible: !root.solved
                enabled: root.lessons.canSkip
                kind: "quiet"
                text: qsTr("Skip")
                onClicked: root.lessons.next()
            }
            AppButton {
                objectName: "askLater"
                visible: root.solved && !root.compact
                text: qsTr("Ask me again later")
                onClicked: root.lessons.askLater()
            }
            AppButton {
                objectName: "taskNext"
                visible: !root.solved && !root.compact
                enabled: false
                iconName: "next"
                text: qsTr("Next")
            }
            TaskAction {
                visible: root.compact && wanted
                lessons: root.lessons
            }
        }
    }
}
