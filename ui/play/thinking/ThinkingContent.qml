// The engine's figures, nodes by kind, nodes by depth, best line. The chart is beside the list where it fits.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Charts
import Plyglass.Controls

Item {
    id: root

    required property Thinking thinking
    required property ThinkAgain thinkAgain
    required property bool showLine
    // Planned width, known before the content is in a panel.
    required property real roomWidth
    // Whether score and line are shown.
    required property bool evaluates
    // Minimum height of the chart below the list.
    required property real chartMinimum
    // There is no title row with depth and time.
    required property bool untitled
    // Detailed counts replace kinds of nodes and chart.
    property bool detailed: false

    readonly property int inset: Theme.space16
    readonly property bool roomy: root.roomWidth >= Theme.scaled(370)
    readonly property bool beside: root.roomy
    readonly property int innerWidth: root.roomWidth - 2 * root.inset
    readonly property int noteHeight: root.untitled ? Theme.scaled(20) : 0
    readonly property int listTop: root.noteHeight + Theme.scaled(38 + 6 + 8 + 6)
    readonly property int listHeight: Theme.scaled(5 * 22)
    readonly property int lineHeight: root.showLine ? line.implicitHeight : Theme.scaled(6)
    readonly property int chartWidth: root.beside
        ? Math.max(Theme.scaled(128), Math.min(Theme.scaled(260), root.innerWidth - Theme.scaled(20 + 200)))
        : root.innerWidth

    readonly property int againHeight: root.thinkAgain.open ? again.implicitHeight : 0

    implicitHeight: root.listTop + root.listHeight + Theme.scaled(8) + root.lineHeight + root.againHeight
        + (root.beside ? 0 : root.chartMinimum)

    Binding {
        target: root.thinking
        property: "watched"
        value: root.visible && root.Window.visibility !== Window.Minimized
            && root.Window.visibility !== Window.Hidden
    }
    AppText {
        x: root.inset
        width: root.innerWidth
        visible: root.untitled
        style: "small"
        text: root.thinking.title
    }
    ThinkingFigures {
        x: root.inset
        y: root.noteHeight
        width: root.innerWidth
        thinking: root.thinking
    }
    StackedBar {
        x: root.inset
        y: root.noteHeight + Theme.scaled(38 + 6)
        width: root.innerWidth
        height: Theme.scaled(8)
        shares: categories.shares
    }
    CategoryList {
        id: categories
        x: root.inset
        y: root.listTop
        width: root.beside ? root.innerWidth - root.chartWidth - Theme.scaled(20) : root.innerWidth
        visible: !root.detailed
        thinking: root.thinking
    }
    NodesChart {
        x: root.inset + (root.beside ? root.innerWidth - root.chartWidth : 0)
        y: root.beside ? root.listTop : root.listTop + root.listHeight + Theme.scaled(8)
        width: root.chartWidth
        height: root.beside ? root.listHeight
            : root.height - root.lineHeight - root.againHeight - y - Theme.scaled(6)
        visible: !(root.detailed && root.beside) && height >= Theme.scaled(70)
        thinking: root.thinking
    }
    DetailList {
        x: root.inset
        y: root.listTop
        width: root.innerWidth
        visible: root.detailed
        thinking: root.thinking
    }
    ThinkAgainBar {
        id: again
        anchors.bottom: parent.bottom
        width: root.width
        height: implicitHeight
        visible: root.thinkAgain.open
        thinkAgain: root.thinkAgain
    }
    BestLine {
        id: line
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.againHeight
        width: root.width
        visible: root.showLine
        evaluates: root.evaluates
        lines: root.roomy ? 1 : 2
        thinking: root.thinking
    }
}
