// Clicking and dragging pieces.
import QtQuick
import QtTest
import Plyglass.Board

Stage {
    id: root

    BoardCase {
        name: "Moving"
        stage: root

        function test_two_clicks_ask_for_a_move() {
            click("e2");
            compare(root.board.selectedSquare, "e2");
            click("e4");
            expectMove("e2", "e4", "");
            compare(root.board.selectedSquare, "");
        }

        function test_a_drag_asks_for_a_move() {
            drag("g1", "f3");
            expectMove("g1", "f3", "");
            compare(root.board.selectedSquare, "");
        }

        function test_a_drag_starts_after_three_pixels() {
            const x = root.px("e2");
            const y = root.py("e2");
            mousePress(root, x, y);
            mouseMove(root, x + 2, y);
            verify(!root.board.dragging);
            mouseMove(root, x + 3, y);
            verify(root.board.dragging);
            mouseRelease(root, x + 3, y);
        }

        function test_the_whole_square_is_the_handle() {
            const half = root.board.side / 16 - 2;
            mousePress(root, root.px("e2") + half, root.py("e2") - half);
            compare(root.board.selectedSquare, "e2");
            mouseMove(root, root.px("e4") + 4, root.py("e4"));
            mouseRelease(root, root.px("e4") - half, root.py("e4") + half);
            expectMove("e2", "e4", "");
        }

        function test_the_piece_in_the_hand_is_under_the_pointer_and_larger() {
            const item = pieceItem("e2");
            const size = item.width;
            pressOn("e2");
            carryTo("e4");
            verify(isOn(item, "e4"));
            fuzzyCompare(item.width, size * 1.12, 0.01);
            mouseRelease(root, root.px("e2"), root.py("e2"));
            fuzzyCompare(item.width, size, 0.01);
            verify(isOn(item, "e2"));
        }

        function test_the_release_counts_not_the_last_move_of_the_pointer() {
            pressOn("e2");
            carryTo("e3");
            mouseRelease(root, root.px("e4"), root.py("e4"));
            expectMove("e2", "e4", "");
        }

        function test_a_dropped_piece_lies_on_its_new_square_at_once() {
            const item = pieceItem("e2");
            drag("e2", "e4");
            verify(isOn(item, "e4"));
            root.show("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR", [], "none");
            verify(isOn(item, "e4"));
            compare(pieceItem("e4"), item);
        }

        function test_a_drop_nobody_confirms_goes_back() {
            const item = pieceItem("e2");
            drag("e2", "e4");
            tryVerify(() => isOn(item, "e2"), 1000);
        }

        function test_an_illegal_drop_goes_back_and_says_so() {
            drag("e2", "e5");
            compare(root.moves.count, 0);
            compare(root.illegal.count, 1);
            compare(root.illegal.signalArguments[0][0], "e2");
            compare(root.illegal.signalArguments[0][1], "e5");
            compare(root.board.selectedSquare, "");
            verify(isOn(pieceItem("e2"), "e2"));
        }

        function test_a_drop_beside_the_board_goes_back() {
            pressOn("e2");
            carryTo("e4");
            mouseRelease(root, 2, 2);
            compare(root.moves.count + root.illegal.count, 0);
            compare(root.board.selectedSquare, "");
            verify(isOn(pieceItem("e2"), "e2"));
        }

        function test_a_piece_carried_back_to_its_square_is_put_down() {
            pressOn("e2");
            carryTo("e4");
            carryTo("e2");
            mouseRelease(root, root.px("e2"), root.py("e2"));
            compare(root.board.selectedSquare, "");
        }

        function test_a_click_with_a_trembling_hand_still_selects() {
            const x = root.px("e2");
            mousePress(root, x, root.py("e2"));
            mouseMove(root, x + 6, root.py("e2"));
            mouseRelease(root, x + 6, root.py("e2"));
            compare(root.board.selectedSquare, "e2");
        }

        function test_a_second_click_on_the_square_deselects() {
            click("e2");
            click("e2");
            compare(root.board.selectedSquare, "");
        }

        function test_a_click_on_another_own_piece_switches() {
            click("e2");
            click("g1");
            compare(root.board.selectedSquare, "g1");
            click("f3");
            expectMove("g1", "f3", "");
        }

        function test_a_click_on_an_illegal_square_deselects() {
            click("e2");
            click("e5");
            compare(root.board.selectedSquare, "");
            compare(root.illegal.count, 1);
            click("e4");
            compare(root.moves.count, 0);
        }

        function test_pieces_of_the_other_side_stay_where_they_are() {
            click("e7");
            compare(root.board.selectedSquare, "");
            drag("e7", "e5");
            compare(root.moves.count, 0);
        }

        function test_nothing_is_picked_up_when_nobody_may_move() {
            root.change({ whiteMovable: false });
            click("e2");
            compare(root.board.selectedSquare, "");
            drag("e2", "e4");
            compare(root.moves.count, 0);
        }

        function test_a_board_to_look_at_takes_no_clicks() {
            root.board.interactive = false;
            click("e2");
            compare(root.board.selectedSquare, "");
            compare(root.activated.count, 0);
        }

        function test_click_style_does_not_drag() {
            root.board.inputStyle = "click";
            drag("e2", "e4");
            compare(root.moves.count, 0);
            compare(root.board.selectedSquare, "e2");
            click("e4");
            expectMove("e2", "e4", "");
        }

        function test_drag_style_does_not_keep_a_selection() {
            root.board.inputStyle = "drag";
            click("e2");
            compare(root.board.selectedSquare, "");
            click("e4");
            compare(root.moves.count, 0);
            drag("e2", "e4");
            expectMove("e2", "e4", "");
        }

        function test_castling_by_the_king_two_squares_and_onto_the_rook() {
            const moves = ["e1g1", "e1h1", "e1c1", "e1a1", "h1g1", "e1f1"];
            for (const [to, way] of [["g1", click], ["h1", click], ["c1", click], ["a1", click]]) {
                root.show("r3k2r/8/8/8/8/8/8/R3K2R", moves, "white");
                root.moves.clear();
                click("e1");
                way(to);
                expectMove("e1", to, "");
            }
            for (const to of ["g1", "h1", "c1", "a1"]) {
                root.show("r3k2r/8/8/8/8/8/8/R3K2R", moves, "white");
                root.moves.clear();
                drag("e1", to);
                expectMove("e1", to, "");
            }
        }

        function test_dragging_the_rook_while_the_king_is_selected_moves_the_rook() {
            root.show("r3k2r/8/8/8/8/8/8/R3K2R", ["e1g1", "e1h1", "h1g1", "h1f1"], "white");
            click("e1");
            drag("h1", "f1");
            expectMove("h1", "f1", "");
        }

        function test_en_passant_goes_to_the_empty_square() {
            root.show("4k3/8/8/3pP3/8/8/8/4K3", ["e5e6", "e5d6"], "white");
            drag("e5", "d6");
            expectMove("e5", "d6", "");
            const taken = pieceItem("d5");
            root.show("4k3/8/3P4/8/8/8/8/4K3", [], "none");
            compare(root.board.pieceAt("d5"), "");
            compare(root.board.pieceAt("d6"), "wP");
            verify(!taken.visible);
        }

        function test_a_flipped_board_is_turned_round() {
            root.board.flipped = true;
            verify(root.py("e2") < root.py("e7"));
            verify(root.px("a1") > root.px("h1"));
            verify(isOn(pieceItem("e2"), "e2"));
            click("e2");
            click("e4");
            expectMove("e2", "e4", "");
        }

        function test_every_click_names_its_square() {
            click("e5");
            click("e2");
            compare(root.activated.count, 2);
            compare(root.activated.signalArguments[0][0], "e5");
            compare(root.activated.signalArguments[1][0], "e2");
        }

        function test_cancel_gives_up_what_there_is() {
            verify(!root.board.cancel());
            click("e2");
            verify(root.board.cancel());
            compare(root.board.selectedSquare, "");
        }

        function test_the_wheel_walks_the_game() {
            const x = root.px("d4");
            mouseWheel(root, x, x, 0, 120);
            mouseWheel(root, x, x, 0, -120);
            mouseWheel(root, x, x, 0, -60);
            compare(root.wheel.count, 2);
            mouseWheel(root, x, x, 0, -60);
            compare(root.wheel.count, 3);
            compare(root.wheel.signalArguments.map(args => args[0]), [-1, 1, 1]);
            root.board.wheelSteps = false;
            mouseWheel(root, x, x, 0, 120);
            compare(root.wheel.count, 3);
            root.board.wheelSteps = true;
        }
    }
}
