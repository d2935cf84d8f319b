// The board for keyboard and screen readers: 64 invisible squares with names, focus and actions.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.Board

Item {
    id: cells

    required property BoardHand hand
    required property bool flipped
    /// The keyboard cursor's square.
    property int cursor: 12

    /// Enter or Space on a square, or its press by assistive technology.
    signal activated(int square)

    readonly property var pieceWords: ({
            "wK": qsTr("white king"),
            "wQ": qsTr("white queen"),
            "wR": qsTr("white rook"),
            "wB": qsTr("white bishop"),
            "wN": qsTr("white knight"),
            "wP": qsTr("white pawn"),
            "bK": qsTr("black king"),
            "bQ": qsTr("black queen"),
            "bR": qsTr("black rook"),
            "bB": qsTr("black bishop"),
            "bN": qsTr("black knight"),
            "bP": qsTr("black pawn")
        })

    /// "e4, white pawn" or "e4, empty".
    function describe(square: int): string {
        const piece = hand.table.pieceAt(square);
        const words = piece === "" ? qsTr("empty") : pieceWords[piece];
        return qsTr("%1, %2").arg(Squares.nameOf(square)).arg(words);
    }

    function takeFocus(square: int): void {
        cursor = square;
        const cell = squares.itemAt(square);
        if (cell)
            cell.forceActiveFocus();
    }

    /// Moves the cursor in screen directions.
    function step(columns: int, rows: int): void {
        const turn = flipped ? -1 : 1;
        const file = Math.max(0, Math.min(7, cursor % 8 + turn * columns));
        const rank = Math.max(0, Math.min(7, Math.floor(cursor / 8) - turn * rows));
        takeFocus(rank * 8 + file);
        hand.announced(describe(cursor));
    }

    function isBoardKey(key: int): bool {
        switch (key) {
        case Qt.Key_Left:
        case Qt.Key_Right:
        case Qt.Key_Up:
        case Qt.Key_Down:
        case Qt.Key_Return:
        case Qt.Key_Enter:
        case Qt.Key_Space:
            return true;
        case Qt.Key_Escape:
            return hand.selected >= 0;
        default:
            return false;
        }
    }

    Component.onCompleted: if (flipped)
        cursor = 52

    Keys.onShortcutOverride: event => event.accepted = event.modifiers === Qt.NoModifier
        && isBoardKey(event.key)
    Keys.onPressed: event => {
        if ((event.modifiers & ~Qt.KeypadModifier) !== Qt.NoModifier || !isBoardKey(event.key))
            return;
        event.accepted = true;
        switch (event.key) {
        case Qt.Key_Left:
            step(-1, 0);
            break;
        case Qt.Key_Right:
            step(1, 0);
            break;
        case Qt.Key_Up:
            step(0, -1);
            break;
        case Qt.Key_Down:
            step(0, 1);
            break;
        case Qt.Key_Escape:
            hand.cancel();
            break;
        default:
            activated(cursor);
        }
    }

    Repeater {
        id: squares
        model: cells.hand.interactive ? 64 : 0

        Item {
            id: cell
            required property int index

            objectName: "square-" + Squares.nameOf(index)
            x: Squares.column(index, cells.flipped) * width
            y: Squares.row(index, cells.flipped) * height
            width: cells.width / 8
            height: width

            Accessible.role: Accessible.Cell
            // The revision makes the name depend on the position.
            Accessible.name: cells.hand.table.revision < 0 ? "" : cells.describe(index)
            Accessible.focusable: true
            Accessible.selected: cells.hand.selected === index
            Accessible.onPressAction: cells.activated(index)
        }
    }
}
