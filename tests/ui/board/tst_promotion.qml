// Choice of the promotion piece.
import QtQuick
import QtTest
import Plyglass.Board

Stage {
    id: root

    TextInput {
        id: elsewhere
        width: 10
    }

    BoardCase {
        name: "Promotion"
        stage: root

        readonly property var whiteMoves: ["a7a8q", "a7a8r", "a7a8b", "a7a8n"]

        function startWhite() {
            root.show("7k/P7/8/8/8/8/p7/7K", whiteMoves, "white");
        }

        function choice(kind) {
            return findChild(root, "promotion-" + kind);
        }

        function test_the_choice_opens_after_clicks_and_a_click_decides_data() {
            return [{tag: "q"}, {tag: "n"}, {tag: "r"}, {tag: "b"}];
        }

        function test_the_choice_opens_after_clicks_and_a_click_decides(data) {
            startWhite();
            click("a7");
            click("a8");
            verify(root.board.choosingPromotion);
            compare(root.moves.count, 0);
            mouseClick(choice(data.tag));
            expectMove("a7", "a8", data.tag);
            verify(!root.board.choosingPromotion);
        }

        function test_a_key_decides_data() {
            return [{tag: "q", key: Qt.Key_Q}, {tag: "n", key: Qt.Key_N}, {tag: "r", key: Qt.Key_R},
                    {tag: "b", key: Qt.Key_B}];
        }

        function test_a_key_decides(data) {
            startWhite();
            drag("a7", "a8");
            keyClick(data.key);
            expectMove("a7", "a8", data.tag);
        }

        function test_the_arrows_and_return_decide() {
            startWhite();
            drag("a7", "a8");
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Return);
            expectMove("a7", "a8", "r");
        }

        function test_escape_gives_up_and_the_pawn_goes_back() {
            startWhite();
            const pawn = pieceItem("a7");
            drag("a7", "a8");
            verify(isOn(pawn, "a8"));
            keyClick(Qt.Key_Escape);
            verify(!root.board.choosingPromotion);
            verify(isOn(pawn, "a7"));
            compare(root.moves.count, 0);
        }

        function test_a_click_outside_gives_up() {
            startWhite();
            drag("a7", "a8");
            click("f4");
            verify(!root.board.choosingPromotion);
            compare(root.moves.count, 0);
            compare(root.board.selectedSquare, "");
        }

        function test_the_choice_runs_from_the_last_rank_inward() {
            startWhite();
            click("a7");
            click("a8");
            const order = ["q", "n", "r", "b"].map(kind => choice(kind).mapToItem(root, 0, 0).y);
            verify(order[0] < order[1] && order[1] < order[2] && order[2] < order[3]);
            verify(Math.abs(order[0] - root.board.y - root.board.boardY) < 5);
            root.board.cancel();
            root.board.flipped = true;
            click("a7");
            click("a8");
            const turned = ["q", "n", "r", "b"].map(kind => choice(kind).mapToItem(root, 0, 0).y);
            verify(turned[0] > turned[1] && turned[1] > turned[2] && turned[2] > turned[3]);
        }

        function test_black_promotes_at_the_bottom() {
            root.show("7k/P7/8/8/8/8/p7/7K", ["a2a1q", "a2a1r", "a2a1b", "a2a1n"], "black");
            drag("a2", "a1");
            verify(choice("q").mapToItem(root, 0, 0).y > choice("b").mapToItem(root, 0, 0).y);
            keyClick(Qt.Key_Q);
            expectMove("a2", "a1", "q");
        }

        function test_hovering_marks_the_piece() {
            startWhite();
            drag("a7", "a8");
            mouseMove(choice("r"), 10, 10);
            keyClick(Qt.Key_Return);
            expectMove("a7", "a8", "r");
        }

        function test_auto_queen_asks_only_with_control() {
            startWhite();
            root.board.autoQueen = true;
            drag("a7", "a8");
            expectMove("a7", "a8", "q");
            startWhite();
            root.moves.clear();
            click("a7");
            mouseClick(root, root.px("a8"), root.py("a8"), Qt.LeftButton, Qt.ControlModifier);
            verify(root.board.choosingPromotion);
        }

        function test_the_choice_closes_when_the_position_goes_away() {
            startWhite();
            drag("a7", "a8");
            root.show("7k/P7/8/8/8/8/p6K/8", [], "white");
            verify(!root.board.choosingPromotion);
            verify(isOn(pieceItem("a7"), "a7"));
        }

        function test_the_keyboard_returns_to_where_it_was() {
            startWhite();
            elsewhere.forceActiveFocus();
            drag("a7", "a8");
            verify(!elsewhere.activeFocus);
            keyClick(Qt.Key_Q);
            verify(elsewhere.activeFocus);
            verify(!root.board.activeFocus);
        }
    }
}
