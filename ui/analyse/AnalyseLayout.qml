// Layout of the Analyse page: bar and board at the left, panels beside them; in a small window the panels
// become tabs.
import QtQuick
import Plyglass.Controls

QtObject {
    id: root

    required property real width
    required property real height
    // Height of the Lines panel, and of the second one beside or below it; 0 without one.
    required property real linesHeight
    required property real secondHeight
    // "moves", "lines", "book", "report" or "graph": shown where only one panel fits.
    required property string tab

    readonly property bool tabbed: root.width < Theme.scaled(root.compared ? 1300 : 1060)
        || root.height < Theme.scaled(660)
    readonly property int margin: Theme.scaled(root.tabbed ? 12 : 24)
    readonly property int gap: Theme.scaled(root.tabbed ? 10 : 16)
    readonly property int evalWidth: Theme.scaled(22)
    readonly property int evalGap: Theme.scaled(10)
    readonly property real room: root.height - 2 * root.margin
    // Width of board and column; the tabbed column stays narrower than the board even at the largest text.
    readonly property real bothWidth: root.width - 2 * root.margin - root.evalWidth - root.evalGap - root.gap
    readonly property real minColumnWidth: root.tabbed ? Math.min(Theme.scaled(310), 0.46 * root.bothWidth)
        : Theme.scaled(root.compared ? 640 : 400)
    readonly property bool compared: root.secondHeight > 0
    // Both side by side where lines of text fit.
    readonly property bool inColumns: root.compared && !root.tabbed && root.columnWidth >= Theme.scaled(620)
    readonly property real linesWidth:
        root.inColumns ? Math.floor((root.columnWidth - root.gap) / 2) : root.columnWidth

    readonly property real side:
        Math.max(Theme.scaled(240), Math.min(root.room, root.bothWidth - root.minColumnWidth))
    readonly property real boardX: root.margin + root.evalWidth + root.evalGap
    readonly property real columnX: root.boardX + root.side + root.gap
    // Wider lines of text would be hard to read.
    readonly property real columnWidth: Math.min(root.width - root.margin - root.columnX, Theme.scaled(760))

    readonly property real tabsHeight: root.tabbed ? Theme.scaled(48) : 0
    readonly property real graphHeight: root.tabbed ? 0 : Math.min(Theme.scaled(190), root.room * 0.2)
    readonly property rect graph: root.tabbed ? root.single
        : Qt.rect(root.columnX, root.margin, root.columnWidth, root.graphHeight)
    readonly property rect lines: root.tabbed && !root.compared ? root.single
        : Qt.rect(root.columnX, root.tabbed ? root.single.y : root.margin + root.graphHeight + root.gap,
                  root.linesWidth, Math.max(root.linesHeight, root.inColumns ? root.secondHeight : 0))
    readonly property rect second: Qt.rect(
        root.inColumns ? root.columnX + root.linesWidth + root.gap : root.columnX,
        root.inColumns ? root.lines.y : root.lines.y + root.lines.height + root.gap,
        root.linesWidth, root.inColumns ? root.lines.height : root.secondHeight)
    readonly property real listsY:
        (root.compared ? root.second.y + root.second.height : root.lines.y + root.lines.height) + root.gap
    readonly property rect lists: root.tabbed ? root.single
        : Qt.rect(root.columnX, root.listsY, root.columnWidth, root.margin + root.room - root.listsY)
    readonly property rect single: Qt.rect(root.columnX, root.margin + root.tabsHeight, root.columnWidth,
                                           root.room - root.tabsHeight)

    readonly property bool showsGraph: !root.tabbed || root.tab === "graph"
    readonly property bool showsLines: !root.tabbed || root.tab === "lines"
    readonly property bool showsLists: !root.tabbed || root.tab !== "graph" && root.tab !== "lines"
}
