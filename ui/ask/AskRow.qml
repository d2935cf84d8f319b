// A question of the list: its number, which is its key while the list is open, and its own key if it has one.
import QtQuick
import QtQuick.Templates as T
import Plyglass.Controls

T.AbstractButton {
    id: root

    required property int number
    required property string title
    property string key: ""

    objectName: "question-" + root.number
    implicitHeight: Theme.scaled(34)
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    opacity: enabled ? 1 : Theme.disabledOpacity

    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()
    Keys.onUpPressed: root.nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
    Keys.onDownPressed: root.nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)

    Accessible.role: Accessible.Button
    Accessible.name: root.title
    Accessible.onPressAction: root.clicked()

    background: Rectangle {
        x: Theme.scaled(8)
        width: root.width - 2 * x
        radius: Theme.radiusControl
        color: root.down ? Theme.bg3 : root.hovered ? Theme.bg2 : "transparent"

        FocusRing {
            shown: root.visualFocus
        }
    }
    Item {
        anchors.fill: parent

        KeyCap {
            id: cap
            x: Theme.space16
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.scaled(20)
            text: String(root.number)
        }
        AppText {
            anchors.left: cap.right
            anchors.leftMargin: Theme.scaled(10)
            anchors.right: own.left
            anchors.verticalCenter: parent.verticalCenter
            text: root.title
        }
        KeyCap {
            id: own
            anchors.right: parent.right
            anchors.rightMargin: Theme.space16
            anchors.verticalCenter: parent.verticalCenter
            visible: root.key.length > 0
            text: root.key
        }
    }
}
