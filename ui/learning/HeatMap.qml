// Sixty-four squares coloured from amber (less) over grey to teal (more), with numbers if they are to be read.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.Controls

HeatGrid {
    id: root

    // In the squares, from a8 to h1; empty for none.
    property list<string> texts: []

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
            // Bright squares of the dark window need dark numbers.
            color: Theme.dark && Math.abs(number.heat) > 0.55 ? Theme.bg0
                : !Theme.dark && Math.abs(number.heat) > 0.75 ? Theme.accText : Theme.t1
            text: root.texts[number.index]
            Accessible.ignored: true
        }
    }
}
