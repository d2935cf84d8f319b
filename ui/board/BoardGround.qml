// The squares with every mark the game and the hand put on them, and the ghost of a piece that was taken up.
import QtQuick
import Plyglass.Board

BoardSurface {
    id: ground

    required property BoardHand hand
    required property bool showLegal
    required property bool reduceMotion
    required property string checkName
    required property string pieceSet
    required property real margin

    readonly property int reachable: showLegal && hand.legal.targets.length > 0
                                     && hand.legal.contains(hand.selected, hand.hoverSquare) ? hand.hoverSquare : -1

    pieces: hand.table
    selected: hand.selected
    checkSquare: Squares.indexOf(checkName)
    targets: showLegal ? hand.legal.targets : []
    hovered: reachable
    dropSquare: hand.dragging ? (showLegal ? reachable : hand.hoverSquare) : -1

    onCheckNameChanged: {
        if (checkName !== "" && !reduceMotion)
            pulse.restart();
    }

    NumberAnimation on checkGlow {
        id: pulse
        running: false
        from: 0.2
        to: 1
        duration: 400
        easing.type: Easing.InOutSine
    }

    PieceImage {
        x: Squares.column(ground.hand.heldFrom, ground.flipped) * ground.width / 8 + ground.margin
        y: Squares.row(ground.hand.heldFrom, ground.flipped) * ground.height / 8 + ground.margin
        width: ground.width / 8 - 2 * ground.margin
        height: width
        visible: ground.hand.dragging
        opacity: 0.3
        set: ground.pieceSet
        piece: ground.hand.dragging ? ground.hand.table.pieceAt(ground.hand.heldFrom) : ""
    }
}
