// One of several choices of which one is taken, with its text. The whole row is clickable.
import QtQuick
import QtQuick.Templates as T

T.RadioButton {
    id: root

    implicitWidth: Theme.scaled(16 + 10) + label.implicitWidth
    implicitHeight: Theme.scaled(32)
    opacity: enabled ? 1 : Theme.disabledOpacity
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus

    Accessible.role: Accessible.RadioButton
    Accessible.name: root.text
    Accessible.checkable: true
    Accessible.checked: root.checked
    Accessible.onPressAction: root.clicked()

    indicator: Rectangle {
        y: Math.round((root.height - height) / 2)
        width: Theme.scaled(16)
        height: width
        radius: width / 2
        color: root.hovered ? Theme.bg3 : Qt.alpha(Theme.bg3, 0)
        border.width: 1.5
        border.color: root.checked ? Theme.acc : Theme.line3

        Rectangle {
            anchors.centerIn: parent
            width: Theme.scaled(8)
            height: width
            radius: width / 2
            visible: root.checked
            color: Theme.acc
        }
    }

    background: FocusRing {
        anchors.margins: -Theme.focusWidth
        shown: root.visualFocus
        innerRadius: 2
    }

    AppText {
        id: label
        anchors.verticalCenter: parent.verticalCenter
        x: Theme.scaled(16 + 10)
        width: Math.min(implicitWidth, root.width - x)
        style: root.checked ? "strong" : "body"
        text: root.text
        Accessible.ignored: true
    }
}
