// Layout of the position editor: the board at the left, one panel beside it.
import QtQuick
import Plyglass.Controls

QtObject {
    id: root

    required property real width
    required property real height
    // Height at which the panel shows everything.
    required property real panelHeight

    readonly property bool compact: root.width < Theme.scaled(1060) || root.height < Theme.scaled(660)
    readonly property int margin: Theme.scaled(root.compact ? 12 : 24)
    readonly property int gap: Theme.scaled(root.compact ? 10 : 16)
    readonly property real room: root.height - 2 * root.margin
    readonly property real minColumnWidth: Theme.scaled(root.compact ? 310 : 400)

    readonly property real side: Math.max(Theme.scaled(240),
        Math.min(root.room, root.width - 2 * root.margin - root.gap - root.minColumnWidth))
    readonly property real columnX: root.margin + root.side + root.gap
    readonly property rect panel: Qt.rect(root.columnX, root.margin,
        Math.min(root.width - root.margin - root.columnX, Theme.scaled(480)),
        Math.min(root.room, root.panelHeight))
}
