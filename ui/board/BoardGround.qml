// The squares with all marks, and the ghost of a picked-up piece.
import QtQuick
import Plyglass.Board

BoardSurface {
    id: ground

    required property BoardHand hand
    required property bool showLegal
    required property bool reduceMotion
    /// As in Board.
    required property var position
    required property string pieceSet
    required property real margin

    readonly property string checkName: position.checkSquare ?? ""
    readonly property int reachable: showLegal && hand.legal.targets.length > 0
        && hand.legal.contains(hand.selected, hand.hoverSquare) ? hand.hoverSquare : -1

    readonly property color hoverColor: Qt.rgba(theme.selected.r, theme.selected.g, theme.selected.b, 0.3)

    pieces: hand.table
    selected: hand.selected >= 0 ? hand.selected : Squares.indexOf(position.hinted ?? "")
    lastMove: position.lastMove ?? []
    checkSquare: Squares.indexOf(checkName)
    targets: showLegal ? hand.legal.targets : []
    onCheckNameChanged: {
        if (checkName !== "" && !reduceMotion)
            pulse.restart();
    }

    // A separate item, so that pointer movement repaints two squares instead of the board.
    Rectangle {
        readonly property int square: ground.hand.dragging && !ground.showLegal ? ground.hand.hoverSquare
                                                                                 : ground.reachable
        readonly property bool corner: (square % 8 === 0 || square % 8 === 7) && (square < 8 || square > 55)

        x: Squares.column(square, ground.flipped) * width
        y: Squares.row(square, ground.flipped) * height
        width: ground.width / 8
        height: width
        visible: square >= 0
        radius: corner ? 6 : 0
        color: ground.reachable < 0 ? "transparent" : ground.hoverColor
        border.width: ground.hand.dragging ? Math.round(3 * ground.pixelRatio) / ground.pixelRatio : 0
        border.color: "#CCFFFFFF"
    }

    PremoveMarks {
        anchors.fill: parent
        premove: ground.position.premove ?? []
        flipped: ground.flipped
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
