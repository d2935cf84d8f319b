// Right or wrong, in the upper right corner of a square of the board.
import QtQuick
import Plyglass.Board
import Plyglass.Controls

Rectangle {
    id: root

    required property Board board
    /// "h7"; "" for none.
    required property string square
    required property bool good

    readonly property real unit: root.board.side / 8
    readonly property int number: Squares.indexOf(root.square)
    /// Distance of the centre from the two edges of the square, as a share of its side.
    readonly property real inset: 0.178

    visible: root.number >= 0
    z: 8
    x: root.board.boardX + (Squares.column(root.number, root.board.flipped) + 1 - root.inset) * root.unit
        - width / 2
    y: root.board.boardY + (Squares.row(root.number, root.board.flipped) + root.inset) * root.unit
        - height / 2
    width: Math.round(root.unit * 0.3)
    height: width
    radius: width / 2
    color: root.good ? "#177446" : "#B93A32"
    border.width: 1.5
    border.color: "white"

    Icon {
        anchors.centerIn: parent
        width: parent.width * 0.8
        height: width
        name: root.good ? "check" : "x"
        color: "white"
    }
}
