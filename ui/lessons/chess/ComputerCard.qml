// How a computer sees the same position, and the way to the lessons about that.
import QtQuick
import Plyglass.App
import Plyglass.Controls

Panel {
    id: root

    required property ChessTask task

    signal lessonsRequested

    Item {
        width: root.availableWidth
        implicitHeight: words.implicitHeight

        RoundMark {
            id: sign
            tone: "acc"
            iconName: "eye"
        }
        Column {
            id: words
            x: sign.width + Theme.space12
            width: parent.width - x
            spacing: Theme.space4

            AppText {
                width: parent.width
                topPadding: Theme.space4
                style: "value"
                wrapMode: Text.Wrap
                text: qsTr("How does a computer see this?")
            }
            AppText {
                objectName: "computerText"
                width: parent.width
                wrapMode: Text.Wrap
                color: Theme.t2
                text: root.task.computerText
            }
            AppButton {
                objectName: "toHowItThinks"
                x: -leftPadding
                compact: true
                kind: "quiet"
                text: qsTr("See it in How it thinks")
                onClicked: root.lessonsRequested()
            }
        }
    }
}
