// A row of the tree: a node, or a count of missing ones.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

Item {
    id: root

    required property int index
    required property int kind
    required property int nodeId
    required property int level
    required property bool expandable
    required property bool expanded
    required property string moveText
    required property string valueText
    required property bool mate
    required property string windowText
    required property real windowLow
    required property real windowHigh
    required property real valueAt
    required property string reason
    required property string depthText
    required property string changeText
    required property string nodesText
    required property bool best
    required property bool cut
    required property string words

    required property TreeColumns columns
    required property bool current
    required property bool hot
    // The row has the keyboard focus.
    required property bool ringed

    readonly property bool isNode: root.kind === TraceRows.Node
    // Deep levels are indented less, so that the names keep their width.
    readonly property int indent:
        Math.min(root.level * Theme.scaled(16), root.columns.moveWidth - Theme.scaled(90))

    signal hovered(bool inside)
    signal chosen
    signal toggled
    signal zoomed

    implicitHeight: Theme.scaled(30)

    Accessible.role: Accessible.TreeItem
    Accessible.name: root.words
    Accessible.selected: root.current
    Accessible.onPressAction: root.chosen()

    Rectangle {
        anchors.fill: parent
        anchors.leftMargin: 1
        anchors.rightMargin: 1
        color: root.current ? Theme.accSoft : root.hot ? Theme.bg2 : "transparent"

        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: 1
            color: Theme.line
        }
        Rectangle {
            visible: root.best
            width: Theme.scaled(3)
            height: parent.height - 1
            color: Theme.accFill
        }
    }

    Rectangle {
        anchors.fill: parent
        anchors.leftMargin: 2
        anchors.rightMargin: 2
        visible: root.ringed
        color: "transparent"
        radius: Theme.radiusControl
        border.width: Theme.focusWidth
        border.color: Theme.acc
    }

    HoverHandler { onHoveredChanged: root.hovered(hovered) }
    MouseArea {
        anchors.fill: parent
        onClicked: mouse => {
            const chevron = root.columns.moveX + root.indent + Theme.scaled(20);
            if (root.expandable && mouse.x < chevron)
                root.toggled();
            else
                root.chosen();
        }
        onDoubleClicked: root.zoomed()
    }

    Icon {
        anchors.verticalCenter: parent.verticalCenter
        x: root.columns.moveX + root.indent
        visible: root.expandable
        name: "chev"
        rotation: root.expanded ? 90 : 0
        size: 14
        color: Theme.t3
    }
    AppText {
        anchors.verticalCenter: parent.verticalCenter
        x: root.columns.moveX + root.indent + Theme.scaled(20)
        width: root.isNode ? root.columns.moveWidth - root.indent - Theme.scaled(20)
            : root.width - x - root.columns.pad
        style: root.isNode ? "value" : "small"
        color: root.isNode ? Theme.t1 : Theme.t3
        text: root.moveText
        Accessible.ignored: true
    }
    NumberText {
        anchors.verticalCenter: parent.verticalCenter
        x: root.columns.valueX
        width: root.columns.valueWidth
        visible: root.isNode
        alignRight: true
        style: "value"
        color: root.mate ? Theme.mate : Theme.t1
        text: root.valueText
        Accessible.ignored: true
    }
    WindowBar {
        anchors.verticalCenter: parent.verticalCenter
        x: root.columns.barX
        width: root.columns.barWidth
        visible: root.isNode && root.columns.showsBar
        low: root.windowLow
        high: root.windowHigh
        value: root.valueAt
        known: root.valueText !== "–"
    }
    NumberText {
        anchors.verticalCenter: parent.verticalCenter
        x: root.columns.windowX
        width: root.columns.windowWidth
        visible: root.isNode && root.columns.showsWindow
        alignRight: true
        color: Theme.t2
        text: root.windowText
        Accessible.ignored: true
    }
    AppText {
        anchors.verticalCenter: parent.verticalCenter
        x: root.columns.reasonX
        width: root.columns.reasonWidth
        visible: root.isNode
        color: Theme.t2
        text: root.changeText.length > 0 ? root.reason + "  ·  " + root.changeText : root.reason
        Accessible.ignored: true
    }
    NumberText {
        anchors.verticalCenter: parent.verticalCenter
        x: root.columns.depthX
        width: root.columns.depthWidth
        visible: root.isNode && root.columns.showsDepth
        alignRight: true
        color: Theme.t3
        text: root.depthText
        Accessible.ignored: true
    }
    NumberText {
        anchors.verticalCenter: parent.verticalCenter
        x: root.columns.nodesX
        width: root.columns.nodesWidth
        visible: root.isNode
        alignRight: true
        text: root.nodesText
        Accessible.ignored: true
    }
}
