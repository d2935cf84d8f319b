// The board without a mouse: the square cursor, announcements, and the names for screen readers.
import QtQuick
import QtTest
import Plyglass.Board

Stage {
    id: root

    Item {
        id: elsewhere
        activeFocusOnTab: true
        property int keys: 0
        Keys.onPressed: event => keys += 1
    }

    Shortcut {
        sequence: "Right"
        onActivated: elsewhere.keys += 1
    }

    BoardCase {
        name: "Keyboard"
        stage: root

        function enterBoard() {
            elsewhere.forceActiveFocus();
            elsewhere.keys = 0;
            while (root.board.cursorSquare !== "e2") {
                root.board.forceActiveFocus(Qt.TabFocusReason);
                const file = root.board.cursorSquare.charAt(0);
                const rank = Number(root.board.cursorSquare.charAt(1));
                const turn = root.board.flipped;
                if (file !== "e")
                    keyClick((file < "e") !== turn ? Qt.Key_Right : Qt.Key_Left);
                else
                    keyClick((rank < 2) !== turn ? Qt.Key_Up : Qt.Key_Down);
            }
            root.board.focus = false;
            elsewhere.forceActiveFocus();
            keyClick(Qt.Key_Tab);
            verify(root.board.activeFocus);
            root.spoken.clear();
            elsewhere.keys = 0;
        }

        function said(index) {
            return root.spoken.signalArguments[index][0];
        }

        function test_tab_reaches_the_board() {
            enterBoard();
            compare(root.board.cursorSquare, "e2");
        }

        function test_arrows_move_the_cursor_and_say_the_square() {
            enterBoard();
            keyClick(Qt.Key_Up);
            compare(root.board.cursorSquare, "e3");
            compare(said(0), "e3, empty");
            keyClick(Qt.Key_Right);
            compare(root.board.cursorSquare, "f3");
            keyClick(Qt.Key_Down);
            compare(said(2), "f2, white pawn");
            compare(elsewhere.keys, 0);
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Down);
            compare(root.board.cursorSquare, "f1");
        }

        function test_arrows_follow_the_screen_on_a_flipped_board() {
            root.board.flipped = true;
            enterBoard();
            keyClick(Qt.Key_Up);
            compare(root.board.cursorSquare, "e1");
            keyClick(Qt.Key_Right);
            compare(root.board.cursorSquare, "d1");
        }

        function test_return_and_space_select_and_drop() {
            enterBoard();
            keyClick(Qt.Key_Return);
            compare(root.board.selectedSquare, "e2");
            keyClick(Qt.Key_Up);
            keyClick(Qt.Key_Up);
            keyClick(Qt.Key_Space);
            expectMove("e2", "e4", "");
        }

        function test_escape_gives_up_the_selection_only_if_there_is_one() {
            enterBoard();
            keyClick(Qt.Key_Space);
            keyClick(Qt.Key_Escape);
            compare(root.board.selectedSquare, "");
        }

        function test_a_promotion_by_keyboard_returns_to_the_board() {
            root.show("7k/4P3/8/8/8/8/8/7K", ["e7e8q", "e7e8r", "e7e8b", "e7e8n"], "white");
            enterBoard();
            for (let i = 0; i < 5; ++i)
                keyClick(Qt.Key_Up);
            keyClick(Qt.Key_Return);
            keyClick(Qt.Key_Up);
            keyClick(Qt.Key_Return);
            verify(root.board.choosingPromotion);
            keyClick(Qt.Key_N);
            expectMove("e7", "e8", "n");
            verify(root.board.activeFocus);
            keyClick(Qt.Key_Down);
            compare(root.board.cursorSquare, "e7");
        }

        function test_without_the_focus_the_board_takes_no_keys() {
            elsewhere.forceActiveFocus();
            elsewhere.keys = 0;
            const square = root.board.cursorSquare;
            keyClick(Qt.Key_Right);
            keyClick(Qt.Key_Return);
            compare(elsewhere.keys, 2);
            compare(root.board.cursorSquare, square);
            compare(root.board.selectedSquare, "");
        }

        function test_the_mouse_does_not_take_the_focus() {
            elsewhere.forceActiveFocus();
            click("e2");
            click("e4");
            verify(elsewhere.activeFocus);
        }

        function test_every_square_has_a_name() {
            const names = {"e4": "e4, empty", "e2": "e2, white pawn", "d8": "d8, black queen",
                           "a1": "a1, white rook", "b8": "b8, black knight", "f1": "f1, white bishop",
                           "e8": "e8, black king"};
            for (const square in names) {
                const cell = findChild(root, "square-" + square);
                compare(cell.Accessible.name, names[square]);
                compare(cell.Accessible.role, Accessible.Cell);
                verify(Math.abs(cell.mapToItem(root, cell.width / 2, 0).x - root.px(square)) < 1);
            }
            root.show("8/8/8/8/4N3/8/8/8", [], "none");
            compare(findChild(root, "square-e4").Accessible.name, "e4, white knight");
            compare(findChild(root, "square-e2").Accessible.name, "e2, empty");
        }

        function test_a_screen_reader_can_press_squares() {
            findChild(root, "square-e2").Accessible.pressAction();
            compare(root.board.selectedSquare, "e2");
            findChild(root, "square-e4").Accessible.pressAction();
            expectMove("e2", "e4", "");
        }
    }
}
