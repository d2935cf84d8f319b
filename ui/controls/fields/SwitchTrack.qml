// The 28 by 16 switch itself, drawn for AppSwitch and SwitchRow.
import QtQuick

Rectangle {
    id: root

    property bool checked: false
    property bool pressed: false
    property bool hovered: false

    readonly property int knob: height - 4

    implicitWidth: Theme.scaled(28)
    implicitHeight: Theme.scaled(16)
    radius: height / 2
    color: checked ? Theme.accFill : Theme.bg4
    border.width: 1
    border.color: checked ? Theme.accFill : Theme.line3

    Behavior on color {
        ColorAnimation { duration: Theme.motionToggle }
    }

    Rectangle {
        readonly property int reach: root.pressed ? 2 : root.hovered ? 1 : 0

        x: root.checked ? root.width - width - 2 : 2
        y: 2
        width: root.knob + reach
        height: root.knob
        radius: height / 2
        color: root.checked ? "#FFFFFF" : Theme.t3

        Behavior on x {
            NumberAnimation { duration: Theme.motionToggle; easing.type: Easing.OutCubic }
        }
        Behavior on width {
            NumberAnimation { duration: Theme.motionHover }
        }
    }
}
