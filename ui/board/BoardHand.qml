// State of moving pieces: picking up, dragging, dropping, choosing a promotion. Knows no rules.
import QtQuick
import Plyglass.Board

QtObject {
    id: hand

    required property PieceTable table
    required property LegalTargets legal
    property bool whiteMovable: false
    property bool blackMovable: false
    property string inputStyle: "both"
    property bool interactive: true
    property bool autoQueen: false
    property bool animated: true

    /// The selected square, or −1; always shown.
    property int selected: -1
    property int selectedRow: -1
    /// Row of the held piece, or −1, and its origin square.
    property int heldRow: -1
    property int heldFrom: -1
    property real pointerX: 0
    property real pointerY: 0
    /// The square under the pointer, or −1.
    property int hoverSquare: -1
    /// A piece shown on its drop square until the position confirms it.
    property int pendingRow: -1
    property int pendingSquare: -1
    property int promotionFrom: -1
    property int promotionTo: -1
    property list<string> promotionPieces: []
    /// True while a piece slides back to its square.
    property bool returning: false

    readonly property bool dragging: heldRow >= 0
    /// Asks for the promotion piece even with autoQueen.
    property bool askAlways: false
    /// The pressed square and the row of its piece; −1 if there is none.
    property int pressSquare: -1
    property int pressRow: -1
    /// The pressed square was already selected: releasing it there deselects.
    property bool pressedAgain: false
    /// The dragged piece has left its square, so that dropping it there is not a click.
    property bool leftOrigin: false
    /// True during moveRequested: a change of the position then comes from the move.
    property bool requesting: false
    /// Time of the last position change, in ms; rapid changes do not slide.
    property double lastChange: 0

    readonly property int tooQuickMs: 70
    readonly property int maxSliding: 6
    readonly property Timer unconfirmed: Timer {
        interval: 300
        onTriggered: hand.sendHome()
    }

    signal moveRequested(string from, string to, string promotion)
    signal illegalMoveTried(string from, string to)
    signal squareActivated(string square)
    signal announced(string text)

    onWhiteMovableChanged: revalidate()
    onBlackMovableChanged: revalidate()
    onInteractiveChanged: revalidate()

    function canPick(square: int): bool {
        const piece = interactive ? table.pieceAt(square) : "";
        return piece !== "" && (piece.startsWith("w") ? whiteMovable : blackMovable);
    }

    function select(square: int): void {
        selected = square;
        legal.origin = square;
        selectedRow = square < 0 ? -1 : table.rowAt(square);
    }

    function press(square: int): void {
        forgetPress();
        pressSquare = square;
        const target = selected >= 0 && legal.contains(selected, square);
        if (target && !canPick(square)) {
            request(selected, square);
        } else if (canPick(square)) {
            // An own piece can be a target too (king onto rook): a click moves, a drag takes that piece.
            pressRow = table.rowAt(square);
            pressedAgain = selected === square;
            if (!target)
                select(square);
        } else if (selected >= 0) {
            const from = selected;
            select(-1);
            illegalMoveTried(Squares.nameOf(from), Squares.nameOf(square));
        }
    }

    function startDrag(): void {
        if (pressRow < 0 || dragging || inputStyle === "click" || !canPick(pressSquare))
            return;
        select(pressSquare);
        heldFrom = pressSquare;
        heldRow = pressRow;
        leftOrigin = false;
    }

    function release(square: int): void {
        const origin = pressSquare;
        if (dragging) {
            drop(square);
        } else if (pressRow >= 0) {
            if (selected !== origin && legal.contains(selected, origin))
                request(selected, origin);
            else if (pressedAgain || inputStyle === "drag")
                select(-1);
            else if (canPick(origin))
                select(origin);
        }
        if (origin >= 0 && origin === square)
            squareActivated(Squares.nameOf(origin));
        forgetPress();
    }

    function drop(to: int): void {
        const from = heldFrom;
        const row = heldRow;
        const isClick = to === from && !leftOrigin && !pressedAgain && inputStyle !== "drag";
        if (to >= 0 && canPick(from) && legal.contains(from, to)) {
            pendingSquare = to;
            pendingRow = row;
            heldRow = -1;
            request(from, to);
            return;
        }
        sendHome();
        if (isClick)
            return;
        select(-1);
        if (to >= 0 && to !== from)
            illegalMoveTried(Squares.nameOf(from), Squares.nameOf(to));
    }

    /// Requests a move, after asking for the promotion piece if needed.
    function request(from: int, to: int): void {
        const kinds = legal.promotions(from, to);
        if (kinds.length > 0 && (!autoQueen || askAlways || !legal.canPromote(from, to, "q"))) {
            promotionPieces = kinds;
            promotionTo = to;
            promotionFrom = from;
            return;
        }
        finish(from, to, kinds.length > 0 ? "q" : "");
    }

    function finish(from: int, to: int, promotion: string): void {
        closePromotion();
        select(-1);
        if (pendingRow >= 0)
            unconfirmed.restart();
        requesting = true;
        moveRequested(Squares.nameOf(from), Squares.nameOf(to), promotion);
        requesting = false;
    }

    function choosePromotion(kind: string): void {
        if (promotionFrom >= 0 && legal.canPromote(promotionFrom, promotionTo, kind))
            finish(promotionFrom, promotionTo, kind);
    }

    function closePromotion(): void {
        promotionFrom = -1;
        promotionTo = -1;
    }

    /// Cancels promotion, drag and selection; returns whether there was any.
    function cancel(): bool {
        const something = promotionFrom >= 0 || dragging || selected >= 0;
        const wasPromotion = promotionFrom >= 0;
        closePromotion();
        if (wasPromotion || dragging)
            sendHome();
        select(-1);
        forgetPress();
        return something;
    }

    function forgetPress(): void {
        pressSquare = -1;
        pressRow = -1;
        pressedAgain = false;
    }

    function sendHome(): void {
        unconfirmed.stop();
        returning = animated;
        heldRow = -1;
        pendingRow = -1;
        returning = false;
    }

    /// A click without a pointer: selection and moves by keyboard and screen reader.
    function activate(square: int): void {
        askAlways = false;
        squareActivated(Squares.nameOf(square));
        if (selected === square) {
            select(-1);
            announced(qsTr("Put down"));
        } else if (selected >= 0 && legal.contains(selected, square)) {
            request(selected, square);
        } else if (canPick(square)) {
            select(square);
            announced(qsTr("%1 picked up, %2 squares to go to").arg(Squares.nameOf(square))
                .arg(legal.targets.length));
        } else if (selected >= 0) {
            const from = selected;
            select(-1);
            illegalMoveTried(Squares.nameOf(from), Squares.nameOf(square));
        }
    }

    /// Shows another position. A held piece stays held unless it left its square.
    function showPlacement(placement: string): void {
        const now = Date.now();
        const calm = animated && now - lastChange >= tooQuickMs && table.countMoves(placement) <= maxSliding;
        // The reply to a person's own move may come at once and should still slide.
        lastChange = requesting ? 0 : now;
        if (!table.apply(placement, calm))
            return;
        unconfirmed.stop();
        pendingRow = -1;
        revalidate();
    }

    function revalidate(): void {
        if (dragging && table.squareOf(heldRow) !== heldFrom) {
            heldRow = -1;
            select(-1);
        }
        if (pressRow >= 0 && table.squareOf(pressRow) !== pressSquare)
            forgetPress();
        if (selected >= 0 && !dragging && (table.squareOf(selectedRow) !== selected || !canPick(selected)))
            select(-1);
        if (promotionFrom >= 0 && !legal.contains(promotionFrom, promotionTo)) {
            closePromotion();
            sendHome();
        }
    }
}
