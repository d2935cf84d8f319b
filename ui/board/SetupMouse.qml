// Pointer on a setup board: a click uses the tool or picks up and puts down; a drag moves a piece or, from an
// empty square, repeats the tool; the right button removes.
import QtQuick
import Plyglass.Board

MouseArea {
    required property BoardHand hand
    required property bool flipped
    /// What a click puts on a square; "erase" or "".
    required property string tool

    readonly property int dragStart: 3
    readonly property real unit: width / 8
    property real pressX: 0
    property real pressY: 0
    property int pressSquare: -1
    /// The tool, or the eraser with the right button, is applied to every square under the pointer.
    property bool painting: false
    property bool erasing: false
    property int lastSquare: -1

    signal activated(int square)
    signal used(int square)
    signal painted(int square)
    signal moved(int from, int to)
    signal removed(int square)
    signal pressedOn(int square)

    acceptedButtons: Qt.LeftButton | Qt.RightButton
    hoverEnabled: true
    preventStealing: true
    cursorShape: hand.dragging ? Qt.ClosedHandCursor : hand.hoverSquare >= 0 ? Qt.PointingHandCursor
        : Qt.ArrowCursor

    /// −1 outside the board.
    function squareAt(px: real, py: real): int {
        if (px < 0 || py < 0 || px >= width || py >= height)
            return -1;
        const column = Math.min(7, Math.floor(px / unit));
        const row = Math.min(7, Math.floor(py / unit));
        return flipped ? row * 8 + 7 - column : (7 - row) * 8 + column;
    }
    function moveTo(px: real, py: real): void {
        hand.pointerX = px;
        hand.pointerY = py;
        hand.hoverSquare = squareAt(px, py);
    }
    function forget(): void {
        pressSquare = -1;
        painting = false;
        erasing = false;
    }
    function startDrag(): void {
        hand.select(-1);
        hand.heldFrom = pressSquare;
        hand.heldRow = hand.table.rowAt(pressSquare);
    }

    onPressed: mouse => {
        moveTo(mouse.x, mouse.y);
        const square = hand.hoverSquare;
        const dragged = hand.dragging;
        hand.sendHome();
        forget();
        if (dragged || square < 0)
            return;
        lastSquare = square;
        if (mouse.button === Qt.RightButton) {
            hand.select(-1);
            erasing = true;
            removed(square);
            return;
        }
        pressX = mouse.x;
        pressY = mouse.y;
        pressSquare = square;
        pressedOn(square);
        painting = tool === "erase" || tool !== "" && hand.table.rowAt(square) < 0;
        if (painting)
            used(square);
    }
    onPositionChanged: mouse => {
        moveTo(mouse.x, mouse.y);
        const square = hand.hoverSquare;
        if (painting || erasing) {
            if (square < 0 || square === lastSquare)
                return;
            lastSquare = square;
            if (erasing)
                removed(square);
            else
                painted(square);
        } else if (pressSquare >= 0 && !hand.dragging && hand.table.rowAt(pressSquare) >= 0
                   && Math.hypot(mouse.x - pressX, mouse.y - pressY) >= dragStart) {
            startDrag();
        }
    }
    onReleased: mouse => {
        moveTo(mouse.x, mouse.y);
        const from = pressSquare;
        const to = hand.hoverSquare;
        const dragged = hand.dragging;
        const worked = painting || erasing;
        forget();
        hand.sendHome();
        if (dragged && to < 0)
            removed(from);
        else if (dragged && to !== from)
            moved(from, to);
        else if (!dragged && !worked && from >= 0 && from === to)
            activated(to);
    }
    onCanceled: {
        forget();
        hand.sendHome();
    }
    onExited: if (!pressed)
        hand.hoverSquare = -1
}
