// A board for setting up positions. It knows no rules: it shows a given placement and signals what to put,
// move or remove.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.Board

FocusScope {
    id: board

    /// As in Board: its placement and checkSquare.
    property var position: ({})
    property bool flipped: false
    /// Piece that a click puts on a square ("wK" … "bP"); "erase", or "" to pick up and put down.
    property string tool: ""
    property bool showCoordinates: true
    property bool reduceMotion: false
    property string pieceSet: "plyglass"
    property BoardTheme theme: BoardTheme {}
    property BoardStyle style: BoardStyle {}

    /// As in Board.
    readonly property real side:
        Math.max(0, Math.floor(Math.min(width, height) * ratio / 8 + 0.001) * 8 / ratio)
    readonly property real boardX: field.x
    readonly property real boardY: field.y
    readonly property bool dragging: boardHand.dragging
    readonly property string placement: position.placement ?? "8/8/8/8/8/8/8/8"
    readonly property string cursorSquare: Squares.nameOf(cells.cursor)
    readonly property string selectedSquare: Squares.nameOf(boardHand.selected)

    /// The tool was used on a square; `painted` for each further square of a drag.
    signal used(string square)
    signal painted(string square)
    signal moved(string from, string to)
    signal removed(string square)
    /// A piece was chosen by its letter, for the cursor's square.
    signal put(string piece, string square)
    /// Text for screen readers.
    signal announce(string text)

    /// Puts back a held piece; returns whether there was one.
    function cancel(): bool {
        return boardHand.cancel();
    }
    /// The square at a point of the item; "" outside the board.
    function squareAt(x: real, y: real): string {
        return Squares.nameOf(mouse.squareAt(x - field.x, y - field.y));
    }
    /// A piece from outside hovers over a square ("": none).
    function hover(square: string): void {
        boardHand.heldFrom = -1;
        boardHand.heldRow = board.foreignRow;
        boardHand.hoverSquare = Squares.indexOf(square);
    }
    function endHover(): void {
        boardHand.sendHome();
        boardHand.hoverSquare = -1;
    }

    readonly property real ratio: ground.pixelRatio
    /// Row number for a held piece from outside this board.
    readonly property int foreignRow: 1000

    function activate(square: int): void {
        const name = Squares.nameOf(square);
        if (tool !== "") {
            used(name);
        } else if (boardHand.selected === square) {
            boardHand.select(-1);
            announce(qsTr("Put down"));
        } else if (boardHand.selected >= 0) {
            const from = boardHand.selected;
            boardHand.select(-1);
            moved(Squares.nameOf(from), name);
        } else if (pieceTable.pieceAt(square) !== "") {
            boardHand.select(square);
            announce(qsTr("%1 picked up").arg(cells.describe(square)));
        }
    }
    function press(event: KeyEvent): bool {
        if (event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier))
            return false;
        if (event.key === Qt.Key_Delete || event.key === Qt.Key_Backspace) {
            removed(cursorSquare);
            return true;
        }
        const letter = event.text.toUpperCase();
        if (letter.length !== 1 || !"KQRBNP".includes(letter))
            return false;
        put((event.modifiers & Qt.ShiftModifier ? "b" : "w") + letter, cursorSquare);
        return true;
    }

    implicitWidth: 480
    implicitHeight: 480
    activeFocusOnTab: true

    Accessible.role: Accessible.Table
    Accessible.name: qsTr("Board being set up")
    Accessible.focusable: true

    Keys.onPressed: event => event.accepted = press(event)

    onPlacementChanged: {
        boardHand.cancel();
        pieceTable.apply(placement, false);
        if (activeFocus)
            announce(cells.describe(cells.cursor));
    }
    onActiveFocusChanged: {
        if (activeFocus) {
            cells.takeFocus(cells.cursor);
            announce(cells.describe(cells.cursor));
        }
    }

    PieceTable { id: pieceTable }
    LegalTargets { id: noTargets }
    // Stores only the held piece and the pointer: there are no moves here.
    BoardHand {
        id: boardHand
        table: pieceTable
        legal: noTargets
        animated: false
        onAnnounced: text => board.announce(text)
    }

    Item {
        id: field

        readonly property real unit: width / 8
        readonly property real margin: Math.round(unit * 0.035 * board.ratio) / board.ratio

        x: Math.round((board.width - width) / 2 * board.ratio) / board.ratio
        y: Math.round((board.height - height) / 2 * board.ratio) / board.ratio
        width: board.side
        height: width

        BoardFocus { style: board.style; visible: board.activeFocus }

        BoardGround {
            id: ground
            anchors.fill: parent
            hand: boardHand
            theme: board.theme
            flipped: board.flipped
            showCoordinates: board.showCoordinates
            showLegal: false
            reduceMotion: board.reduceMotion
            fontFamily: board.style.fontFamily
            pieceSet: board.pieceSet
            margin: field.margin
            position: board.position
            cursor: board.activeFocus ? cells.cursor : -1
        }
        Repeater {
            model: pieceTable

            BoardPiece {
                hand: boardHand
                flipped: board.flipped
                unit: field.unit
                margin: field.margin
                animationMs: 0
                set: board.pieceSet
            }
        }
        BoardCells {
            id: cells
            anchors.fill: parent
            hand: boardHand
            flipped: board.flipped
            onActivated: square => board.activate(square)
        }
        SetupMouse {
            id: mouse
            anchors.fill: parent
            z: 7
            hand: boardHand
            flipped: board.flipped
            tool: board.tool
            onActivated: square => board.activate(square)
            onUsed: square => board.used(Squares.nameOf(square))
            onPainted: square => board.painted(Squares.nameOf(square))
            onMoved: (from, to) => board.moved(Squares.nameOf(from), Squares.nameOf(to))
            onRemoved: square => board.removed(Squares.nameOf(square))
            onPressedOn: square => {
                if (board.activeFocus)
                    cells.takeFocus(square);
            }
        }
    }
}
