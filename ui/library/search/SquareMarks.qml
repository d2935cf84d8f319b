// Conditions of single squares, drawn on the board.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.Board

Item {
    id: root

    // By square from a1 to h8, as in SoughtSquares.
    required property list<string> marks
    required property bool flipped

    readonly property real unit: root.width / 8

    Repeater {
        model: 64

        SquareMark {
            required property int index

            x: Squares.column(index, root.flipped) * root.unit + (root.unit - width) / 2
            y: Squares.row(index, root.flipped) * root.unit + (root.unit - height) / 2
            width: Math.round(root.unit * 0.56)
            height: width
            visible: sign.length > 0
            sign: root.marks[index] ?? ""
        }
    }
}
