// The chess board. It knows no rules: it shows a given position and requests moves.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.Board

FocusScope {
    id: board

    /// What is shown; all of it may be left out. placement: FEN piece placement field; lastMove, premove: two
    /// squares; checkSquare: of a king in check; hinted: of a piece shown as picked up; legalMoves: "e2e4" or
    /// "e7e8q", castling as "e1g1", "e1h1" or both; whiteMovable, blackMovable: whose pieces may be picked
    /// up; arrows, the program's, and marks, a person's: {from, to, kind} as in ArrowLayer.
    property var position: ({})
    readonly property string placement: position.placement ?? "8/8/8/8/8/8/8/8"
    readonly property var marks: position.marks ?? []
    property var arrows: position.arrows ?? []
    /// Whether its movable pieces may be picked up at all.
    property bool movable: true
    /// Black at the bottom.
    property bool flipped: false
    /// Marks that last until the position changes; empty if the owner of `marks` stores them, see markDrawn.
    property var userArrows: []
    property bool keepsMarks: false
    property bool interactive: true
    /// "both", "drag" or "click".
    property string inputStyle: "both"
    property bool showCoordinates: true
    property bool showLegal: true
    property bool autoQueen: false
    /// Whether a right click requests a menu instead of drawing a circle; with Shift, Ctrl or Alt it draws.
    property bool hasMenu: false
    /// Whether the wheel emits wheelStep.
    property bool wheelSteps: true
    /// Time of a piece's slide; 0 = none.
    property int animationMs: 160
    property bool reduceMotion: false
    /// "plyglass" or "diagram".
    property string pieceSet: "plyglass"
    property BoardTheme theme: BoardTheme {}
    property BoardStyle style: BoardStyle {}

    /// The board's side and its place in the item: square, a multiple of eight device pixels, centred.
    readonly property real side: sideFor(Math.min(width, height))
    readonly property real boardX: field.x
    readonly property real boardY: field.y
    /// The selected square, or "".
    readonly property string selectedSquare: Squares.nameOf(boardHand.selected)
    readonly property bool dragging: boardHand.dragging
    readonly property bool choosingPromotion: boardHand.promotionFrom >= 0
    /// The keyboard cursor's square.
    readonly property string cursorSquare: Squares.nameOf(cells.cursor)

    /// Requests a move; promotion is "", "q", "r", "b" or "n". The receiver checks its legality.
    signal moveRequested(string from, string to, string promotion)
    /// A move to an illegal target was tried.
    signal illegalMoveTried(string from, string to)
    signal premoveCancelled()
    /// The right button was clicked on a square: see hasMenu.
    signal menuRequested(string square)
    /// A square was clicked or chosen by keyboard.
    signal squareActivated(string square)
    /// A mark was drawn, recoloured or erased and should be stored: see keepsMarks.
    signal markDrawn(string from, string to, int kind)
    /// The wheel turned by a notch: −1 back, 1 forward.
    signal wheelStep(int direction)
    /// Text for screen readers.
    signal announce(string text)

    /// Cancels selection, drag and promotion; returns whether there was any.
    function cancel(): bool {
        return boardHand.cancel();
    }

    /// Draws a circle on a square, or erases it.
    function toggleCircle(square: string): void {
        draw(square, square, ArrowLayer.Green);
    }

    function draw(from: string, to: string, kind: int): void {
        keepsMarks ? markDrawn(from, to, kind)
                   : userArrows = arrowLayer.toggled(userArrows, from, to, kind);
    }

    /// Colour and letter of the piece shown on a square, or "".
    function pieceAt(square: string): string {
        return pieceTable.pieceAt(Squares.indexOf(square));
    }

    /// The largest whole-pixel board side that fits into `available`.
    function sideFor(available: real): real {
        const ratio = ground.pixelRatio;
        return Math.max(0, Math.floor(available * ratio / 8 + 0.001) * 8 / ratio);
    }

    implicitWidth: 480
    implicitHeight: 480
    activeFocusOnTab: interactive

    Accessible.role: Accessible.Table
    Accessible.name: qsTr("Chess board")
    Accessible.focusable: interactive

    onPlacementChanged: {
        userArrows = [];
        boardHand.showPlacement(placement);
    }
    onActiveFocusChanged: {
        if (activeFocus && boardHand.promotionFrom < 0) {  // choosingPromotion may change too late
            cells.takeFocus(cells.cursor);
            announce(cells.describe(cells.cursor));
        }
    }

    PieceTable { id: pieceTable }
    LegalTargets {
        id: legalTargets
        moves: board.position.legalMoves ?? []
        onMovesChanged: boardHand.revalidate()
    }

    BoardHand {
        id: boardHand
        table: pieceTable
        legal: legalTargets
        whiteMovable: board.movable && (board.position.whiteMovable ?? false)
        blackMovable: board.movable && (board.position.blackMovable ?? false)
        inputStyle: board.inputStyle
        interactive: board.interactive
        autoQueen: board.autoQueen
        animated: board.animationMs > 0 && !board.reduceMotion

        onMoveRequested: (from, to, promotion) => board.moveRequested(from, to, promotion)
        onIllegalMoveTried: (from, to) => board.illegalMoveTried(from, to)
        onSquareActivated: square => board.squareActivated(square)
        onAnnounced: text => board.announce(text)
    }

    Item {
        id: field

        readonly property real unit: width / 8
        readonly property real margin: Math.round(unit * 0.035 * ground.pixelRatio) / ground.pixelRatio

        x: Math.round((board.width - width) / 2 * ground.pixelRatio) / ground.pixelRatio
        y: Math.round((board.height - height) / 2 * ground.pixelRatio) / ground.pixelRatio
        width: board.side
        height: width

        BoardFocus { style: board.style; visible: board.activeFocus && !board.choosingPromotion }

        BoardGround {
            id: ground
            anchors.fill: parent
            hand: boardHand
            theme: board.theme
            flipped: board.flipped
            showCoordinates: board.showCoordinates
            showLegal: board.showLegal
            reduceMotion: board.reduceMotion
            fontFamily: board.style.fontFamily
            pieceSet: board.pieceSet
            margin: field.margin
            position: board.position
            cursor: board.activeFocus && !board.choosingPromotion ? cells.cursor : -1
        }

        Repeater {
            model: pieceTable

            BoardPiece {
                hand: boardHand
                flipped: board.flipped
                unit: field.unit
                margin: field.margin
                animationMs: board.animationMs
                set: board.pieceSet
            }
        }

        BoardArrows {
            id: arrowLayer
            anchors.fill: parent
            z: 5
            flipped: board.flipped
            engineArrows: board.arrows
            userArrows: [...board.marks, ...board.userArrows]
            drawnFrom: mouse.arrowFrom
            drawnTo: mouse.arrowTo
            drawnKind: mouse.arrowKind
        }

        BoardCells {
            id: cells
            anchors.fill: parent
            hand: boardHand
            flipped: board.flipped
            onActivated: square => boardHand.activate(square)
        }

        BoardMouse {
            id: mouse
            anchors.fill: parent
            z: 7
            enabled: board.interactive
            hand: boardHand
            flipped: board.flipped
            wheelSteps: board.wheelSteps
            hasMenu: board.hasMenu
            onMenuRequested: square => board.menuRequested(square)
            premoved: (board.position.premove ?? []).length > 0
            onPremoveCancelled: board.premoveCancelled()
            onMarkDrawn: (from, to, kind) => board.draw(from, to, kind)
            onEmptyPressed: board.userArrows = []
            onWheelStep: direction => board.wheelStep(direction)
            onPressedOn: square => {
                if (board.activeFocus && square >= 0)
                    cells.takeFocus(square);
            }
        }

        PromotionPicker {
            anchors.fill: parent
            z: 10
            hand: boardHand
            flipped: board.flipped
            boardHasFocus: board.activeFocus
            style: board.style
            onClosed: hadFocus => {
                if (hadFocus)
                    cells.takeFocus(cells.cursor);
                else
                    board.focus = false;
            }
        }
    }
}
