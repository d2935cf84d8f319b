// A check box with its text. The whole row is clickable.
import QtQuick
import QtQuick.Templates as T

FocusScope {
    id: root

    property alias text: control.text
    property alias checked: control.checked

    signal toggled(bool checked)

    implicitWidth: Theme.scaled(16 + 8) + label.implicitWidth
    implicitHeight: Theme.scaled(32)
    opacity: enabled ? 1 : Theme.disabledOpacity

    T.CheckBox {
        id: control
        objectName: "control"

        anchors.fill: parent
        focus: true
        hoverEnabled: true
        focusPolicy: Qt.StrongFocus

        onToggled: root.toggled(checked)

        Accessible.role: Accessible.CheckBox
        Accessible.name: control.text
        Accessible.checkable: true
        Accessible.checked: control.checked
        Accessible.onPressAction: flip()
        Accessible.onToggleAction: flip()

        function flip() {
            control.toggle();
            control.toggled();
        }

        indicator: Rectangle {
            y: Math.round((control.height - height) / 2)
            width: Theme.scaled(16)
            height: Theme.scaled(16)
            radius: 4
            color: control.checked ? Theme.accFill : control.hovered ? Theme.bg3 : Theme.bg2
            border.width: 1
            border.color: control.checked ? Theme.accFill : Theme.line3

            Behavior on color {
                ColorAnimation { duration: Theme.motionHover }
            }

            Icon {
                anchors.centerIn: parent
                visible: control.checked
                name: "check"
                size: 14
                color: Theme.accText
            }
        }

        background: FocusRing {
            anchors.margins: -Theme.focusWidth
            shown: control.visualFocus
            innerRadius: 2
        }

        AppText {
            id: label
            anchors.verticalCenter: parent.verticalCenter
            x: Theme.scaled(16 + 8)
            width: Math.min(implicitWidth, parent.width - x)
            text: control.text
            Accessible.ignored: true
        }
    }
}
