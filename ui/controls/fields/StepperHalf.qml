// The − or + half of a Stepper, with auto-repeat.
import QtQuick
import QtQuick.Templates as T

T.AbstractButton {
    id: root

    required property string iconName
    /// -1 for the left half, 1 for the right half.
    required property int side
    /// Whether the value is at its limit on this side.
    property bool stopped: false

    implicitWidth: Theme.scaled(26)
    enabled: !stopped
    autoRepeat: true
    autoRepeatDelay: 400
    autoRepeatInterval: 80
    hoverEnabled: true
    focusPolicy: Qt.NoFocus

    Accessible.role: Accessible.Button
    Accessible.name: root.text
    Accessible.onPressAction: root.clicked()

    background: Item {
        clip: true

        Rectangle {
            x: root.side < 0 ? 0 : -radius
            width: parent.width + radius
            height: parent.height
            radius: Theme.radiusControl - 1
            color: root.down ? Theme.bg4 : root.hovered ? Theme.bg3 : Qt.alpha(Theme.bg3, 0)

            Behavior on color {
                ColorAnimation { duration: Theme.motionHover }
            }
        }
    }

    contentItem: Item {
        opacity: root.stopped ? Theme.disabledOpacity : 1

        Icon {
            anchors.centerIn: parent
            name: root.iconName
            size: 14
            color: root.hovered ? Theme.t1 : Theme.t2
        }
    }
}
