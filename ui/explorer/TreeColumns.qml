// Visible columns of the tree's list, and their places.
import QtQuick
import Plyglass.Controls

QtObject {
    id: root

    required property real width

    readonly property int pad: Theme.scaled(16)
    readonly property bool showsBar: root.width >= Theme.scaled(700)
    readonly property bool showsWindow: root.width >= Theme.scaled(800)
    readonly property bool showsDepth: root.width >= Theme.scaled(720)

    readonly property int nodesWidth: Theme.scaled(76)
    readonly property int depthWidth: root.showsDepth ? Theme.scaled(52) : 0
    readonly property int valueWidth: Theme.scaled(66)
    readonly property int barWidth: root.showsBar ? Theme.scaled(96) : 0
    readonly property int windowWidth: root.showsWindow ? Theme.scaled(114) : 0
    readonly property int gap: Theme.scaled(14)

    readonly property int moveX: root.pad
    readonly property int moveWidth: Math.round(Math.max(Theme.scaled(150), root.width * 0.19))
    readonly property int valueX: root.moveX + root.moveWidth + root.gap
    readonly property int barX: root.valueX + root.valueWidth + (root.showsBar ? root.gap : 0)
    readonly property int windowX: root.barX + root.barWidth + (root.showsWindow ? root.gap : 0)
    readonly property int reasonX: root.windowX + root.windowWidth + root.gap
    readonly property int nodesX: root.width - root.pad - root.nodesWidth
    readonly property int depthX: root.nodesX - root.depthWidth
    readonly property int reasonWidth: Math.max(0, root.depthX - root.gap / 2 - root.reasonX)
}
