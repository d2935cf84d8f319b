// A switch without a text, for title rows; SwitchRow has a text. Emits toggled() when a person changes it.
import QtQuick
import QtQuick.Templates as T

T.Switch {
    id: root

    implicitWidth: Theme.scaled(36)
    implicitHeight: Theme.scaled(32)
    opacity: enabled ? 1 : Theme.disabledOpacity
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus

    Accessible.role: Accessible.CheckBox
    Accessible.name: root.text
    Accessible.checkable: true
    Accessible.checked: root.checked
    Accessible.onPressAction: flip()
    Accessible.onToggleAction: flip()

    function flip() {
        root.toggle();
        root.toggled();
    }

    indicator: SwitchTrack {
        x: Math.round((root.width - width) / 2)
        y: Math.round((root.height - height) / 2)
        checked: root.checked
        pressed: root.pressed
        hovered: root.hovered

        FocusRing {
            shown: root.visualFocus
            innerRadius: parent.height / 2
        }
    }
}
