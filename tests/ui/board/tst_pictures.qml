// Pictures of the board's states in the three themes, written beside the build for review.
import QtQuick
import QtTest
import Plyglass.Board

Item {
    id: root
    width: 912
    height: 900

    Rectangle {
        anchors.fill: parent
        color: "#0E1216"
    }

    EvalBar {
        x: 24
        y: 24
        height: board.side
        whiteShare: 0.54
        text: "0.4"
        flipped: board.flipped
        reduceMotion: true
    }

    Board {
        id: board
        x: 56
        y: 24
        width: 848
        height: 848
        reduceMotion: true
        style: BoardStyle { fontFamily: "Inter" }
    }

    TestCase {
        name: "Pictures"
        when: windowShown

        readonly property string middlegame: "r1b2rk1/ppp2ppp/2n5/3qp3/1b6/2NP1N2/PPPBPPPP/R2QKB1R"
        readonly property var knightMoves: ["c3a4", "c3b5", "c3e4", "c3d5", "c3b1"]

        function shoot(name) {
            wait(120);
            const image = grabImage(root);
            image.save(helper.picturePath(name));
            verify(image.width >= root.width);
        }

        function init() {
            board.flipped = false;
            board.cancel();
        }

        function test_play() {
            board.position = {
                placement: "r5k1/1pp3p1/p1n1p2p/3q4/3N4/2P4P/PP3PP1/R2Q2K1",
                lastMove: ["f3", "d4"],
                arrows: [{from: "c6", to: "d4", kind: ArrowLayer.Best}]
            };
            shoot("play");
        }

        function test_themes_data() {
            return [{tag: "glass"}, {tag: "walnut"}, {tag: "paper"}];
        }

        function test_themes(data) {
            board.theme.name = data.tag;
            board.position = {
                placement: middlegame,
                lastMove: ["d8", "d5"],
                checkSquare: "e1",
                whiteMovable: true,
                legalMoves: knightMoves,
                arrows: [{from: "f1", to: "e2", kind: ArrowLayer.Best},
                         {from: "d1", to: "e2", kind: ArrowLayer.Second}]
            };
            mouseClick(board, 2.5 * board.side / 8, 5.5 * board.side / 8);
            compare(board.selectedSquare, "c3");
            mouseMove(board, 4.5 * board.side / 8, 7.5 * board.side / 8);
            shoot("theme-" + data.tag);
            board.theme.name = "glass";
        }

        function test_drag() {
            board.position = { placement: middlegame, whiteMovable: true, legalMoves: knightMoves };
            const u = board.side / 8;
            mousePress(board, 2.5 * u, 5.5 * u);
            mouseMove(board, 3 * u, 5 * u);
            mouseMove(board, 4.4 * u, 4.3 * u);
            shoot("drag");
            mouseRelease(board, -50, -50);
        }

        function test_promotion() {
            board.position = {
                placement: "8/P6k/8/8/8/8/p6K/8",
                whiteMovable: true,
                blackMovable: true,
                legalMoves: ["a7a8q", "a7a8r", "a7a8b", "a7a8n"]
            };
            const u = board.side / 8;
            mouseClick(board, 0.5 * u, 1.5 * u);
            mouseClick(board, 0.5 * u, 0.5 * u);
            verify(board.choosingPromotion);
            shoot("promotion");
            board.cancel();
        }

        function test_keyboard_and_marks() {
            board.position = {
                placement: middlegame,
                arrows: [{from: "f1", to: "e2", kind: ArrowLayer.Hint},
                         {from: "d1", to: "e2", kind: ArrowLayer.Threat},
                         {from: "c8", to: "h3", kind: ArrowLayer.Third}]
            };
            board.flipped = true;
            board.forceActiveFocus(Qt.TabFocusReason);
            board.userArrows = [{from: "g8", to: "f6", kind: ArrowLayer.Green},
                                {from: "d5", to: "d5", kind: ArrowLayer.Red},
                                {from: "a1", to: "h8", kind: ArrowLayer.Blue},
                                {from: "b7", to: "b5", kind: ArrowLayer.Yellow}];
            shoot("keyboard");
            board.focus = false;
        }

        function test_diagram_set() {
            board.position = { placement: middlegame };
            board.pieceSet = "diagram";
            shoot("diagram");
            board.pieceSet = "plyglass";
        }
    }
}
