// The picture of a piece on a square of its own: for an opponent, or for a strength.
import QtQuick
import Plyglass.Board
import Plyglass.Controls

Rectangle {
    id: root

    // Colour and letter, "wN".
    required property string piece
    required property string set

    implicitWidth: Theme.scaled(32)
    implicitHeight: implicitWidth
    radius: Theme.radiusSegment
    color: "#7E9BAB"

    PieceImage {
        anchors.centerIn: parent
        width: Math.round(root.width * 0.875)
        height: width
        set: root.set
        piece: root.piece
    }
}
