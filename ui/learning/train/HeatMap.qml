// 64 squares coloured from amber (less) over grey to teal (more), with optional numbers.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.Charts
import Plyglass.Controls

HeatGrid {
    id: root

    // Numbers by square from a8 to h1; empty for none.
    property list<string> texts: []
    // Small names of files and ranks in the squares at the left and lower edge.
    property bool coordinates: root.columns === 1

    lessColor: Theme.s2
    middleColor: Theme.bg3
    moreColor: Theme.acc
    unknownColor: Theme.bg2

    Repeater {
        model: root.texts.length

        AppText {
            id: number

            required property int index
            readonly property real heat: root.values[number.index] ?? 0

            x: (number.index % 8) * root.cell
            y: Math.floor(number.index / 8) * root.cell
            width: root.cell
            height: root.cell
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            style: "micro"
            // Bright squares need dark numbers in the dark theme.
            color: Theme.dark && Math.abs(number.heat) > 0.55 ? Theme.bg0
                : !Theme.dark && Math.abs(number.heat) > 0.75 ? Theme.accText : Theme.t1
            text: root.texts[number.index]
            Accessible.ignored: true
        }
    }

    Repeater {
        model: root.coordinates && root.cell >= Theme.scaled(12) ? 16 : 0

        AppText {
            id: coordinate

            required property int index
            readonly property int place: coordinate.index % 8
            readonly property bool isRank: coordinate.index < 8

            x: coordinate.isRank ? 1 : (coordinate.place + 1) * root.cell - width - 2
            y: coordinate.isRank ? coordinate.place * root.cell : 8 * root.cell - height
            style: "micro"
            font.pixelSize: Math.max(7, Math.min(Theme.font.micro.pixelSize, Math.round(root.cell * 0.3)))
            lineHeight: font.pixelSize + 2
            topPadding: 0
            bottomPadding: 0
            color: Theme.t2
            text: coordinate.isRank ? String(8 - coordinate.place) : "abcdefgh"[coordinate.place]
            Accessible.ignored: true
        }
    }
}
