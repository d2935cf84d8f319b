// Columns of the openings table: the least important are hidden first where space is short.
import QtQuick
import Plyglass.Controls

QtObject {
    id: root

    required property real width

    readonly property real gap: Theme.space12
    readonly property real inner: root.width - 2 * Theme.space16
    readonly property real moveWidth: Theme.scaled(52)
    readonly property real gamesWidth: Theme.scaled(66)
    readonly property real shareWidth: Theme.scaled(46)
    readonly property real ratingWidth: root.shown(400, 46)
    readonly property real ownWidth: root.shown(480, 98)
    readonly property real trendWidth: root.shown(598, 60)
    readonly property real performanceWidth: root.shown(708, 46)
    readonly property real yearsWidth: root.shown(808, 76)
    readonly property real nameWidth: root.shown(1008, 190)
    readonly property real barWidth: root.shown(648, 56)
    // The remaining width.
    readonly property real resultWidth:
        root.inner - root.moveWidth - root.gap - root.taken(root.gamesWidth) - root.taken(root.shareWidth)
        - root.taken(root.barWidth) - root.taken(root.ratingWidth) - root.taken(root.performanceWidth)
        - root.taken(root.ownWidth) - root.taken(root.trendWidth) - root.taken(root.yearsWidth)
        - root.taken(root.nameWidth)

    function shown(minWidth: real, width: real): real {
        return root.width >= Theme.scaled(minWidth) ? Theme.scaled(width) : 0;
    }
    function taken(width: real): real {
        return width > 0 ? width + root.gap : 0;
    }
}
