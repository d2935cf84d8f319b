// Published figures beside ours, one pair a line. Pointer or arrow keys show their numbers.
import QtQuick
import Plyglass.Charts
import Plyglass.Controls

PairPlot {
    id: root

    /// Title for assistive technology.
    property string title: ""
    property int keyRow: 0

    font: Theme.font.micro
    gridColor: Theme.grid
    axisColor: Theme.axis
    textColor: Theme.t3
    labelColor: Theme.t2
    groundColor: Theme.bg1
    firstColor: Theme.series[1]
    secondColor: Theme.series[0]
    boxColor: Theme.bg3
    boxLineColor: Theme.line2
    boxTextColor: Theme.t1
    implicitWidth: Theme.scaled(300)
    implicitHeight: fullHeight
    activeFocusOnTab: true
    cursor: hover.hovered ? rowAt(hover.point.position.y) : activeFocus ? keyRow : -1

    Accessible.role: Accessible.Chart
    Accessible.name: root.title
    Accessible.description: root.summary
    Accessible.focusable: true

    Keys.onUpPressed: keyRow = Math.max(0, keyRow - 1)
    Keys.onDownPressed: keyRow = Math.min(rows - 1, keyRow + 1)

    HoverHandler { id: hover }

    FocusRing {
        anchors.margins: 0
        shown: root.activeFocus
    }
}
