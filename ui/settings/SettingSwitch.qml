// A setting that is on or off.
import QtQuick
import Plyglass.Controls

SettingRow {
    id: root

    property alias checked: control.checked

    signal toggled(bool on)

    AppSwitch {
        id: control
        text: root.name
        onToggled: root.toggled(control.checked)
    }
}
