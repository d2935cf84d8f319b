// Where everything stands on the Analyse page: bar and board at the left, panels beside them; in a small
// window the panels are tabs of one.
import QtQuick
import Plyglass.Controls

QtObject {
    id: root

    required property real width
    required property real height
    // What the Lines panel needs.
    required property real linesHeight
    // "moves", "lines", "book", "report" or "graph": what is seen where there is room for one panel only.
    required property string tab

    readonly property bool tabbed: root.width < Theme.scaled(1060) || root.height < Theme.scaled(660)
    readonly property int margin: Theme.scaled(root.tabbed ? 12 : 24)
    readonly property int gap: Theme.scaled(root.tabbed ? 10 : 16)
    readonly property int evalWidth: Theme.scaled(22)
    readonly property int evalGap: Theme.scaled(10)
    readonly property real room: root.height - 2 * root.margin
    readonly property real leastColumn: Theme.scaled(root.tabbed ? 310 : 400)

    readonly property real side: Math.max(Theme.scaled(240), Math.min(root.room,
        root.width - 2 * root.margin - root.evalWidth - root.evalGap - root.gap - root.leastColumn))
    readonly property real boardX: root.margin + root.evalWidth + root.evalGap
    readonly property real columnX: root.boardX + root.side + root.gap
    // Wider lines of text would be hard to read.
    readonly property real columnWidth: Math.min(root.width - root.margin - root.columnX, Theme.scaled(760))

    readonly property real tabsHeight: root.tabbed ? Theme.scaled(48) : 0
    readonly property real graphHeight: root.tabbed ? 0 : Math.min(Theme.scaled(190), root.room * 0.2)
    readonly property rect graph: root.tabbed ? root.single
        : Qt.rect(root.columnX, root.margin, root.columnWidth, root.graphHeight)
    readonly property rect lines: root.tabbed ? root.single
        : Qt.rect(root.columnX, root.margin + root.graphHeight + root.gap, root.columnWidth, root.linesHeight)
    readonly property rect lists: root.tabbed ? root.single
        : Qt.rect(root.columnX, root.lines.y + root.lines.height + root.gap, root.columnWidth,
                  root.margin + root.room - root.lines.y - root.lines.height - root.gap)
    readonly property rect single: Qt.rect(root.columnX, root.margin + root.tabsHeight, root.columnWidth,
                                           root.room - root.tabsHeight)

    readonly property bool showsGraph: !root.tabbed || root.tab === "graph"
    readonly property bool showsLines: !root.tabbed || root.tab === "lines"
    readonly property bool showsLists: !root.tabbed || root.tab !== "graph" && root.tab !== "lines"
}
