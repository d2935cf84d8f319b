// Columns of the book: the last are hidden first where space is short.
import QtQuick
import Plyglass.Controls

QtObject {
    id: root

    required property real width

    readonly property int moveX: Theme.space16
    readonly property int shareWidth: Theme.scaled(52)
    readonly property int scoreWidth: Theme.scaled(78)
    readonly property int resultWidth: Theme.scaled(100)
    readonly property int ownWidth: Theme.scaled(92)
    readonly property bool hasOwn: root.width >= Theme.scaled(440)
    readonly property real end: root.width - Theme.space16
    readonly property real ownX: root.end - root.ownWidth
    readonly property real resultX: (root.hasOwn ? root.ownX : root.end) - root.resultWidth
    readonly property real scoreX: root.resultX - root.scoreWidth
    readonly property real shareX: root.scoreX - root.shareWidth
}
