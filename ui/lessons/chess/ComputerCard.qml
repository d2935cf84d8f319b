// How a computer sees the same position, and the way to the lessons about that.
import QtQuick
import QtQuick.Templates as T
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
            T.AbstractButton {
                id: link
                objectName: "toHowItThinks"
                width: Math.min(implicitWidth, parent.width)
                implicitWidth: caption.implicitWidth
                implicitHeight: Theme.scaled(32)
                focusPolicy: Qt.StrongFocus
                hoverEnabled: true
                text: qsTr("See it in How it thinks")
                onClicked: root.lessonsRequested()
                Keys.onReturnPressed: link.clicked()
                Keys.onEnterPressed: link.clicked()

                Accessible.role: Accessible.Link
                Accessible.name: link.text
                Accessible.onPressAction: link.clicked()

                AppText {
                    id: caption
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width
                    style: "strong"
                    font.underline: link.hovered
                    color: Theme.acc
                    text: link.text
                    Accessible.ignored: true
                }
                FocusRing { shown: link.visualFocus }
            }
        }
    }
}
