// Nodes by depth on a logarithmic axis. Pointer or arrow keys show the numbers of a depth.
import QtQuick
import Plyglass.Charts
import Plyglass.Controls

LogPlot {
    id: root

    label: ""
    compareLabel: qsTr("no cuts")
    previousLabel: ""
    caption: qsTr("nodes by depth, log")
    columnName: qsTr("Depth")
    emptyText: qsTr("The node counts appear with the first search.")
    font: Theme.font.micro
    gridColor: Theme.grid
    axisColor: Theme.axis
    textColor: Theme.t3
    groundColor: Theme.bg1
    lineColor: Theme.s1
    compareColor: Theme.t3
    previousColor: Qt.alpha(Theme.s6, 0.5)
    labelColor: Theme.dark ? Theme.s1 : Theme.t1
    boxColor: Theme.bg3
    boxLineColor: Theme.line2
    boxTextColor: Theme.t1
    implicitWidth: Theme.scaled(180)
    implicitHeight: Theme.scaled(112)
    activeFocusOnTab: true
    cursor: hover.hovered ? columnAt(hover.point.position.x) : activeFocus ? keyColumn : -1

    property int keyColumn: 0

    Accessible.role: Accessible.Chart
    Accessible.name: root.caption
    Accessible.description: root.summary
    Accessible.focusable: true

    onActiveFocusChanged: keyColumn = Math.max(0, columns - 1)
    Keys.onLeftPressed: keyColumn = Math.max(0, keyColumn - 1)
    Keys.onRightPressed: keyColumn = Math.min(columns - 1, keyColumn + 1)

    HoverHandler { id: hover }

    FocusRing {
        anchors.margins: 0
        shown: root.activeFocus
    }
}
