// Changes of the position: sliding, fading, and a held piece that stays held.
import QtQuick
import QtTest
import Plyglass.Board

Stage {
    id: root

    BoardCase {
        name: "Position"
        stage: root

        readonly property string afterE4: "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR"
        readonly property string afterE4E5: "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR"

        function test_a_moved_piece_slides_and_keeps_its_item() {
            root.board.reduceMotion = false;
            wait(100);
            const pawn = pieceItem("e2");
            root.show(afterE4, [], "none");
            verify(isOn(pawn, "e2"));
            tryVerify(() => isOn(pawn, "e4"), 1000);
            compare(pieceItem("e4"), pawn);
        }

        function test_nothing_slides_without_motion() {
            for (const still of [() => root.board.reduceMotion = true, () => root.board.animationMs = 0]) {
                root.show(root.start, [], "none");
                wait(100);
                still();
                root.show(afterE4, [], "none");
                verify(isOn(pieceItem("e4"), "e4"));
                root.board.reduceMotion = false;
            }
            root.board.animationMs = 160;
        }

        function test_positions_in_quick_succession_do_not_slide() {
            root.board.reduceMotion = false;
            root.show(root.start, [], "none");
            root.show(afterE4, [], "none");
            verify(isOn(pieceItem("e4"), "e4"));
            root.show(afterE4E5, [], "none");
            verify(isOn(pieceItem("e5"), "e5"));
        }

        function test_an_answer_at_once_still_slides() {
            root.board.reduceMotion = false;
            wait(100);
            const answer = () => root.show(afterE4, ["e7e5"], "none");
            root.board.moveRequested.connect(answer);
            drag("e2", "e4");
            root.board.moveRequested.disconnect(answer);
            root.show(afterE4E5, ["g1f3"], "white");
            verify(isOn(pieceItem("e4"), "e4"));
            verify(!isOn(pieceItem("e5"), "e5"));
            tryVerify(() => isOn(pieceItem("e5"), "e5"), 1000);
        }

        function test_a_captured_piece_fades_away() {
            root.board.reduceMotion = false;
            root.show("4k3/8/8/3p4/4P3/8/8/4K3", [], "none");
            wait(100);
            const taken = pieceItem("d5");
            root.show("4k3/8/8/3P4/8/8/8/4K3", [], "none");
            verify(taken.visible);
            verify(taken.fading);
            tryVerify(() => !taken.visible, 1000);
            compare(root.board.pieceAt("d5"), "wP");
        }

        function test_the_opponents_move_leaves_the_piece_in_the_hand_alone() {
            root.board.reduceMotion = false;
            wait(100);
            const knight = pieceItem("g1");
            pressOn("g1");
            carryTo("f4");
            const before = centreOf(knight);
            root.show("rnbqkbnr/pppp1ppp/8/4p3/8/8/PPPPPPPP/RNBQKBNR", ["g1f3", "g1h3"], "white");
            verify(root.board.dragging);
            wait(200);
            compare(centreOf(knight), before);
            carryTo("f3");
            mouseRelease(root, root.px("f3"), root.py("f3"));
            expectMove("g1", "f3", "");
        }

        function test_a_drag_begun_before_the_opponent_thinks_stays_in_the_hand() {
            pressOn("g1");
            carryTo("f3");
            root.change({ legalMoves: ["e7e5"], whiteMovable: false });
            verify(root.board.dragging);
            mouseRelease(root, root.px("f3"), root.py("f3"));
            compare(root.moves.count, 0);
            compare(root.board.selectedSquare, "");
            verify(isOn(pieceItem("g1"), "g1"));
        }

        function test_a_captured_piece_leaves_the_hand_quietly() {
            root.show("4k3/8/8/8/7b/8/5N2/4K3", ["f2g4"], "white");
            pressOn("f2");
            carryTo("g4");
            root.show("4k3/8/8/8/8/8/5b2/4K3", ["e1f2"], "white");
            verify(!root.board.dragging);
            compare(root.board.selectedSquare, "");
            mouseRelease(root, root.px("g4"), root.py("g4"));
            compare(root.moves.count + root.illegal.count, 0);
        }

        function test_a_press_on_one_position_is_no_move_on_another() {
            pressOn("e2");
            root.show("rnbqkbnr/pppppppp/8/8/8/4P3/PPPP1PPP/RNBQKBNR", ["e3e4"], "white");
            carryTo("e4");
            mouseRelease(root, root.px("e4"), root.py("e4"));
            compare(root.moves.count, 0);
        }

        function test_a_move_that_became_illegal_under_the_hand_is_not_asked_for() {
            pressOn("e2");
            carryTo("e4");
            root.change({ legalMoves: ["g1f3"] });
            mouseRelease(root, root.px("e4"), root.py("e4"));
            compare(root.moves.count, 0);
            compare(root.illegal.count, 1);
        }

        function test_a_selection_ends_when_its_piece_goes() {
            root.show("4k3/8/8/8/7b/8/5N2/4K3", ["f2g4"], "white");
            click("f2");
            root.show("4k3/8/8/8/8/8/5b2/4K3", ["e1f2"], "white");
            compare(root.board.selectedSquare, "");
        }

        function test_a_selection_ends_when_nobody_may_move() {
            click("e2");
            root.change({ whiteMovable: false });
            compare(root.board.selectedSquare, "");
        }

        function test_a_promotion_keeps_the_pawns_item() {
            root.show("7k/P7/8/8/8/8/8/7K", [], "none");
            const pawn = pieceItem("a7");
            root.show("Q6k/8/8/8/8/8/8/7K", [], "none");
            compare(pieceItem("a8"), pawn);
            compare(pawn.piece, "wQ");
        }

        function test_castling_moves_both_pieces() {
            root.show("4k3/8/8/8/8/8/8/4K2R", [], "none");
            const king = pieceItem("e1");
            const rook = pieceItem("h1");
            root.show("4k3/8/8/8/8/8/8/5RK1", [], "none");
            compare(pieceItem("g1"), king);
            compare(pieceItem("f1"), rook);
        }

        function randomPlacement(random) {
            const ranks = [];
            for (let rank = 0; rank < 8; ++rank) {
                let text = "";
                for (let file = 0; file < 8; ++file)
                    text += random() < 0.55 ? "1" : "KQRBNPkqrbnp".charAt(Math.floor(random() * 12));
                ranks.push(text);
            }
            return ranks.join("/");
        }

        function test_five_hundred_positions_leave_no_items_behind() {
            let seed = 20240607;
            const random = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648;
            root.board.reduceMotion = false;
            const before = helper.countItems(root.board);
            for (let i = 0; i < 500; ++i) {
                const placement = randomPlacement(random);
                root.change({ placement: placement });
                const wanted = placement.replace(/[1-8/]/g, "").length;
                compare(helper.countItems(root.board, item => item.fading === false && item.piece !== ""),
                    wanted);
                if (i % 100 === 99)
                    wait(100);
            }
            root.change({ placement: root.start });
            tryVerify(() => helper.countItems(root.board, item => item.fading === true) === 0, 1000);
            verify(helper.countItems(root.board) <= before + 32);
            for (const square of ["a1", "e2", "d8", "h7"])
                tryVerify(() => isOn(pieceItem(square), square), 1000);
        }

        function test_every_board_reads_its_own_pieces() {
            let seed = 7;
            const random = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648;
            const placement = randomPlacement(random);
            root.change({ placement: placement });
            placement.split("/").forEach((rank, row) => {
                rank.split("").forEach((letter, file) => {
                    const name = "abcdefgh".charAt(file) + (8 - row);
                    const color = letter === letter.toUpperCase() ? "w" : "b";
                    compare(root.board.pieceAt(name), letter === "1" ? "" : color + letter.toUpperCase());
                });
            });
        }

        function test_a_placement_that_cannot_be_read_changes_nothing_data() {
            return ["", "8/8/8", "9/8/8/8/8/8/8/8", "ppppppppp/8/8/8/8/8/8/8", "x7/8/8/8/8/8/8/8",
                    "8/8/8/8/8/8/8/8/8"].map(text => ({tag: text}));
        }

        function test_a_placement_that_cannot_be_read_changes_nothing(data) {
            const before = helper.warnings();
            ignoreWarning(/cannot read the piece placement/);
            root.change({ placement: data.tag });
            compare(root.board.pieceAt("e2"), "wP");
            helper.forgive(helper.warnings() - before);
        }
    }
}
