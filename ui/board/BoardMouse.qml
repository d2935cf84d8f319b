// Pointer on the board: left button moves pieces, right button draws marks, the wheel steps through the game.
import QtQuick
import Plyglass.Board

MouseArea {
    id: area

    required property BoardHand hand
    required property bool flipped
    property bool wheelSteps: true
    /// A right click requests a menu, unless a modifier chooses a mark's colour.
    property bool hasMenu: false
    /// A premove exists, which the right button cancels.
    property bool premoved: false
    /// The arrow being drawn: squares by name, or empty.
    property string arrowFrom: ""
    property string arrowTo: ""
    property int arrowKind: ArrowLayer.Green

    readonly property int dragStart: 3
    readonly property real unit: width / 8
    property real pressX: 0
    property real pressY: 0
    property int wheelRest: 0

    signal markDrawn(string from, string to, int kind)
    signal menuRequested(string square)
    signal emptyPressed
    signal premoveCancelled
    signal pressedOn(int square)
    signal wheelStep(int direction)

    acceptedButtons: Qt.LeftButton | Qt.RightButton
    hoverEnabled: true
    preventStealing: true
    cursorShape: hand.dragging ? Qt.ClosedHandCursor : hoverActs ? Qt.PointingHandCursor : Qt.ArrowCursor

    // The revision makes the cursor depend on the position.
    readonly property bool hoverActs: hand.table.revision >= 0 && hand.hoverSquare >= 0
                                      && (hand.canPick(hand.hoverSquare)
                                          || hand.legal.contains(hand.selected, hand.hoverSquare))

    function squareAt(px: real, py: real): int {
        if (px < 0 || py < 0 || px >= width || py >= height)
            return -1;
        const column = Math.min(7, Math.floor(px / unit));
        const row = Math.min(7, Math.floor(py / unit));
        return flipped ? row * 8 + 7 - column : (7 - row) * 8 + column;
    }

    function kindOf(modifiers: int): int {
        const red = (modifiers & (Qt.ShiftModifier | Qt.ControlModifier)) !== 0;
        const blue = (modifiers & Qt.AltModifier) !== 0;
        return red && blue ? ArrowLayer.Yellow : red ? ArrowLayer.Red
            : blue ? ArrowLayer.Blue : ArrowLayer.Green;
    }

    /// The nearest square on a line, diagonal or knight's move from `from`.
    function snapped(from: int, px: real, py: real): int {
        let best = from;
        let least = Infinity;
        for (let square = 0; square < 64; ++square) {
            const files = Math.abs(square % 8 - from % 8);
            const ranks = Math.abs(Math.floor(square / 8) - Math.floor(from / 8));
            if (files !== 0 && ranks !== 0 && files !== ranks && files * ranks !== 2)
                continue;
            const toX = (Squares.column(square, flipped) + 0.5) * unit - px;
            const toY = (Squares.row(square, flipped) + 0.5) * unit - py;
            const distance = Math.hypot(toX, toY);
            if (distance < least) {
                least = distance;
                best = square;
            }
        }
        return best;
    }

    onPressed: mouse => {
        const square = squareAt(mouse.x, mouse.y);
        if (mouse.button === Qt.RightButton) {
            if (hand.dragging) {
                hand.cancel();
                return;
            }
            hand.cancel();
            if (area.premoved) {
                area.premoveCancelled();
                return;
            }
            arrowTo = Squares.nameOf(square);
            arrowKind = kindOf(mouse.modifiers);
            arrowFrom = arrowTo;
            return;
        }
        arrowFrom = "";
        pressX = mouse.x;
        pressY = mouse.y;
        moveTo(mouse.x, mouse.y);
        hand.askAlways = (mouse.modifiers & Qt.ControlModifier) !== 0;
        if (hand.selected < 0 && !hand.canPick(square))
            emptyPressed();
        pressedOn(square);
        hand.press(square);
    }

    onPositionChanged: mouse => {
        moveTo(mouse.x, mouse.y);
        if (arrowFrom !== "") {
            const from = Squares.indexOf(arrowFrom);
            arrowTo = Squares.nameOf(hand.hoverSquare < 0 ? from : snapped(from, mouse.x, mouse.y));
            arrowKind = kindOf(mouse.modifiers);
        } else if (pressed && !hand.dragging && Math.hypot(mouse.x - pressX, mouse.y - pressY) >= dragStart) {
            hand.startDrag();
        }
        if (hand.dragging && hand.hoverSquare !== hand.heldFrom)
            hand.leftOrigin = true;
    }

    onReleased: mouse => {
        moveTo(mouse.x, mouse.y);
        if (mouse.button === Qt.LeftButton) {
            hand.askAlways = hand.askAlways || (mouse.modifiers & Qt.ControlModifier) !== 0;
            hand.release(hand.hoverSquare);
        } else if (arrowFrom !== "") {
            const from = arrowFrom;
            const to = arrowTo;
            arrowFrom = "";
            const kind = kindOf(mouse.modifiers);
            if (hand.hoverSquare < 0)
                return;
            if (area.hasMenu && from === to && kind === ArrowLayer.Green)
                menuRequested(from);
            else
                markDrawn(from, to, kind);
        }
    }

    onCanceled: {
        arrowFrom = "";
        hand.cancel();
    }
    onExited: hand.hoverSquare = -1

    onWheel: wheel => {
        if (!wheelSteps) {
            wheel.accepted = false;
            return;
        }
        wheelRest += wheel.angleDelta.y;
        while (Math.abs(wheelRest) >= 120) {
            const up = wheelRest > 0;
            wheelRest -= up ? 120 : -120;
            wheelStep(up ? -1 : 1);
        }
    }

    function moveTo(px: real, py: real): void {
        hand.pointerX = px;
        hand.pointerY = py;
        hand.hoverSquare = squareAt(px, py);
    }
}
