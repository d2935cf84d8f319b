// A board in a window with helpers for tests: points of squares, and the received signals.
import QtQuick
import QtTest
import Plyglass.Board

Item {

    property alias board: board
    property alias moves: moves
    property alias illegal: illegal
    property alias activated: activated
    property alias wheel: wheel
    property alias spoken: spoken
    readonly property string start: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"
    readonly property var startMoves: ["e2e4", "e2e3", "d2d4", "d2d3", "g1f3", "g1h3", "b1c3", "b1a3"]

    width: 520
    height: 520

    function px(square: string): real {
        const file = "abcdefgh".indexOf(square.charAt(0));
        return board.x + board.boardX + (board.flipped ? 7.5 - file : file + 0.5) * board.side / 8;
    }

    function py(square: string): real {
        const rank = Number(square.charAt(1));
        return board.y + board.boardY + (board.flipped ? rank - 0.5 : 8.5 - rank) * board.side / 8;
    }

    /// Changes some of what the board shows.
    function change(parts: var): void {
        board.position = Object.assign({}, board.position, parts);
    }

    /// Shows a position. `movable`: "white", "black", "both" or "none".
    function show(placement: string, legal: var, movable: string): void {
        change({
            placement: placement,
            legalMoves: legal,
            whiteMovable: movable === "white" || movable === "both",
            blackMovable: movable === "black" || movable === "both"
        });
    }

    function reset(): void {
        board.cancel();
        board.focus = false;
        board.flipped = false;
        board.interactive = true;
        board.inputStyle = "both";
        board.autoQueen = false;
        board.reduceMotion = true;
        board.userArrows = [];
        change({ arrows: [], lastMove: [], checkSquare: "" });
        show(start, startMoves, "white");
        for (const spy of [moves, illegal, activated, wheel, spoken])
            spy.clear();
    }

    Board {
        id: board
        anchors.fill: parent
        anchors.margins: 20
    }

    SignalSpy {
        id: moves
        target: board
        signalName: "moveRequested"
    }
    SignalSpy {
        id: illegal
        target: board
        signalName: "illegalMoveTried"
    }
    SignalSpy {
        id: activated
        target: board
        signalName: "squareActivated"
    }
    SignalSpy {
        id: wheel
        target: board
        signalName: "wheelStep"
    }
    SignalSpy {
        id: spoken
        target: board
        signalName: "announce"
    }
}
