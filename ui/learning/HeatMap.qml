// Sixty-four squares coloured from amber (less) over grey to teal (more).
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.Controls

Item {
    id: root

    // From a8 to h1: −1 … 1; beyond 1 nothing can be told of the square.
    required property list<real> heats
    // In the squares, if they are to be read.
    property list<string> texts: []
    property bool showsTexts: false

    readonly property int cell: Math.max(1, Math.floor(root.width / 8))

    implicitHeight: 8 * root.cell

    function mixed(from: color, to: color, share: real): color {
        return Qt.rgba(from.r + (to.r - from.r) * share, from.g + (to.g - from.g) * share,
                       from.b + (to.b - from.b) * share, 1);
    }
    function colorOf(heat: real): color {
        if (heat > 1)
            return Theme.bg2;
        return root.mixed(Theme.bg3, heat < 0 ? Theme.s2 : Theme.acc, Math.abs(heat));
    }

    Repeater {
        model: 64

        Rectangle {
            id: square

            required property int index
            readonly property real heat: root.heats.length === 64 ? root.heats[square.index] : 2

            x: (square.index % 8) * root.cell
            y: Math.floor(square.index / 8) * root.cell
            width: root.cell - 1
            height: root.cell - 1
            radius: Theme.radiusMark
            color: root.colorOf(square.heat)

            AppText {
                anchors.centerIn: parent
                visible: root.showsTexts
                style: "micro"
                // Dark squares and bright ones alike must be read.
                color: Theme.dark && Math.abs(square.heat) > 0.55 && square.heat <= 1 ? Theme.bg0 : Theme.t1
                text: root.showsTexts ? root.texts[square.index] ?? "" : ""
                Accessible.ignored: true
            }
        }
    }
}
