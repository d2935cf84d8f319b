// A soft shadow for menus, dialogs and tool tips, made of translucent rectangles without a shader.
pragma ComponentBehavior: Bound
import QtQuick

Item {
    id: root

    property real innerRadius: Theme.radiusPanel
    /// Reach of the shadow beyond the item.
    property int spread: 14

    readonly property int steps: 7

    anchors.fill: parent

    Repeater {
        model: root.steps

        Rectangle {
            required property int index
            readonly property real reach: root.spread * (1 - index / root.steps)

            x: -reach
            y: 6 - reach
            width: root.width + 2 * reach
            height: root.height + 2 * reach
            radius: root.innerRadius + reach
            color: Qt.alpha(Theme.shadow, Theme.shadow.a / root.steps)
        }
    }
}
