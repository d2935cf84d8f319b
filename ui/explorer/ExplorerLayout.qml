// Layout of the Explorer page: two columns, or one with tabs in a narrow window.
import QtQuick
import Plyglass.Controls

QtObject {
    id: root

    required property real width
    required property real height
    required property real headHeight
    required property real barHeight
    // Rows of the picture, and height of the answer card.
    required property int icicleRows
    required property real answerHeight
    // "tree", "list" or "node": shown where only one fits.
    required property string tab

    readonly property bool compact: root.width < Theme.scaled(1128)
    readonly property bool tabbed: root.width < Theme.scaled(928)
    readonly property int margin: Theme.scaled(root.compact ? 12 : 24)
    readonly property int gap: Theme.scaled(root.compact ? 12 : 16)
    readonly property int panelHead: Theme.scaled(40)
    readonly property int tabsHeight: root.tabbed ? Theme.scaled(36) + root.gap : 0

    readonly property real top: root.headHeight + root.barHeight + root.tabsHeight
    readonly property real bottom: root.height - root.margin
    readonly property real room: root.bottom - root.top
    readonly property real sideWidth: root.tabbed ? root.width - 2 * root.margin
        : Theme.scaled(root.compact ? 280 : 336)
    readonly property real mainWidth: root.tabbed ? root.width - 2 * root.margin
        : root.width - 2 * root.margin - root.gap - root.sideWidth
    readonly property real sideX: root.tabbed ? root.margin : root.margin + root.mainWidth + root.gap
    // In a tab of their own, node and answer are side by side.
    readonly property real tabbedAnswerWidth: Theme.scaled(320)

    // The legend is below the picture if its head is too narrow.
    readonly property bool legendBelow: root.mainWidth < Theme.scaled(860)
    readonly property real icicleExtra: root.panelHead + Theme.scaled(root.legendBelow ? 44 : 16)
    // 26 to 72 px a row; the rest scrolls.
    readonly property real icicleRoom: root.tabbed ? root.room
        : Math.min(root.room * 0.48, root.icicleExtra + Math.max(3, root.icicleRows) * Theme.scaled(72))
    readonly property real icicleRowHeight: Math.floor(Math.max(Theme.scaled(26),
        Math.min(Theme.scaled(root.room > Theme.scaled(1000) ? 72 : 52),
                 (root.icicleRoom - root.icicleExtra) / Math.max(3, root.icicleRows))))
    readonly property real icicleHeight: root.tabbed ? root.room
        : Math.min(root.icicleRoom, root.icicleExtra + Math.max(3, root.icicleRows) * root.icicleRowHeight)

    readonly property rect icicle: Qt.rect(root.margin, root.top, root.mainWidth, root.icicleHeight)
    readonly property rect table: Qt.rect(root.margin,
        root.tabbed ? root.top : root.top + root.icicleHeight + root.gap, root.mainWidth,
        root.tabbed ? root.room : root.room - root.icicleHeight - root.gap)
    readonly property rect answer: root.tabbed
        ? Qt.rect(root.width - root.margin - root.tabbedAnswerWidth, root.top, root.tabbedAnswerWidth,
                  Math.min(root.answerHeight, root.room))
        : Qt.rect(root.sideX, root.top, root.sideWidth, Math.min(root.answerHeight, root.room * 0.5))
    readonly property rect node: root.tabbed
        ? Qt.rect(root.margin, root.top, root.sideWidth - root.tabbedAnswerWidth - root.gap, root.room)
        : Qt.rect(root.sideX, root.top + root.answer.height + root.gap, root.sideWidth,
                  root.room - root.answer.height - root.gap)

    readonly property bool showsIcicle: !root.tabbed || root.tab === "tree"
    readonly property bool showsTable: !root.tabbed || root.tab === "list"
    readonly property bool showsNode: !root.tabbed || root.tab === "node"
}
