// The position editor in the real window, by clicks, drags and keys; and games that start from it.
import QtQuick
import QtTest
import Plyglass.App
import ".."

ProgramCase {
    id: test
    name: "Editor"
    page: "analyse"

    readonly property Editor editor: test.app.editor
    readonly property Game game: test.app.game

    function initTestCase() {
        harness.seatTwoPersons();
        test.app.settings.reduceMotion = true;
        test.app.analyse.engineOn = false;
        openWindow();
    }
    function prepare() {
        harness.seatTwoPersons();
        play(["e2e4", "e7e5"]);
        tryVerify(() => below(test.win.contentItem, "setupBoard", true) === null);
        keyClick(Qt.Key_E, Qt.ControlModifier);
        compare(test.win.page, "editor");
        tryVerify(() => find("setupBoard") !== null);
        test.editor.clearBoard();
        test.editor.tool = "";
        test.editor.flipped = false;
    }

    function at(square) {
        const board = part("setupBoard");
        const unit = board.side / 8;
        return Qt.point(board.boardX + (square.charCodeAt(0) - 97 + 0.5) * unit,
                        board.boardY + (8.5 - parseInt(square[1])) * unit);
    }
    function clickSquare(square, button) {
        const place = at(square);
        mouseClick(part("setupBoard"), place.x, place.y, button ?? Qt.LeftButton);
    }
    function dragOn(from, to) {
        const board = part("setupBoard");
        mousePress(board, from.x, from.y);
        mouseMove(board, (from.x + to.x) / 2, (from.y + to.y) / 2);
        mouseMove(board, to.x, to.y);
        mouseRelease(board, to.x, to.y);
    }
    function placement() {
        return test.editor.board.placement;
    }

    function test_a_click_puts_the_chosen_piece_and_takes_it_away_again() {
        click("tool-wQ");
        compare(test.editor.tool, "wQ");
        clickSquare("d4");
        compare(placement(), "8/8/8/8/3Q4/8/8/8");
        clickSquare("d4");
        compare(placement(), "8/8/8/8/8/8/8/8");
        click("tool-bN");
        clickSquare("d4");
        click("tool-wQ");
        clickSquare("d4");
        compare(placement(), "8/8/8/8/3Q4/8/8/8");
    }
    function test_a_drag_with_a_piece_fills_empty_squares() {
        click("tool-wP");
        const board = part("setupBoard");
        for (const [index, square] of ["a2", "b2", "c2", "d2"].entries()) {
            const place = at(square);
            if (index === 0)
                mousePress(board, place.x, place.y);
            else
                mouseMove(board, place.x, place.y);
        }
        mouseRelease(board, at("d2").x, at("d2").y);
        compare(placement(), "8/8/8/8/8/8/PPPP4/8");
        click("tool-erase");
        clickSquare("b2");
        compare(placement(), "8/8/8/8/8/8/P1PP4/8");
    }
    function test_a_piece_is_dragged_from_the_tray() {
        const cell = part("tool-bR");
        const board = part("setupBoard");
        const target = board.mapToItem(cell, at("a8").x, at("a8").y);
        mousePress(cell, cell.width / 2, cell.height / 2);
        mouseMove(cell, cell.width / 2 - 8, cell.height / 2);
        mouseMove(cell, cell.width / 2 - 40, cell.height / 2 + 10);
        mouseMove(cell, target.x, target.y);
        compare(board.dragging, true);
        grab("tray-drag");
        mouseRelease(cell, target.x, target.y);
        compare(placement(), "r7/8/8/8/8/8/8/8");
        compare(board.dragging, false);
        compare(test.editor.tool, "");
    }
    function test_pieces_are_dragged_on_the_board_and_off_it() {
        test.editor.put("wK", "e1");
        dragOn(at("e1"), at("g3"));
        compare(placement(), "8/8/8/8/8/6K1/8/8");
        dragOn(at("g3"), Qt.point(-8, at("g3").y));
        compare(placement(), "8/8/8/8/8/8/8/8");
    }
    function test_the_right_button_takes_a_piece_away() {
        test.editor.put("wK", "e1");
        clickSquare("e1", Qt.RightButton);
        compare(placement(), "8/8/8/8/8/8/8/8");
    }
    function test_two_clicks_move_a_piece() {
        test.editor.put("wK", "e1");
        clickSquare("e1");
        compare(part("setupBoard").selectedSquare, "e1");
        clickSquare("e2");
        compare(placement(), "8/8/8/8/8/8/4K3/8");
        compare(part("setupBoard").selectedSquare, "");
    }
    function test_the_keyboard_alone_sets_up_a_position() {
        keyClick(Qt.Key_Left);
        verify(part("setupBoard").activeFocus, "an arrow key gives the board the keys");
        while (part("setupBoard").cursorSquare !== "e1")
            keyClick(part("setupBoard").cursorSquare[0] < "e" ? Qt.Key_Right
                : part("setupBoard").cursorSquare[0] > "e" ? Qt.Key_Left : Qt.Key_Down);
        keyClick(Qt.Key_K);
        for (let i = 0; i < 7; ++i)
            keyClick(Qt.Key_Up);
        keyClick(Qt.Key_K, Qt.ShiftModifier);
        keyClick(Qt.Key_Left);
        keyClick(Qt.Key_Q, Qt.ShiftModifier);
        compare(placement(), "3qk3/8/8/8/8/8/8/4K3");
        keyClick(Qt.Key_Return);
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Return);
        compare(placement(), "4k3/3q4/8/8/8/8/8/4K3");
        keyClick(Qt.Key_Delete);
        compare(placement(), "4k3/8/8/8/8/8/8/4K3");
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        compare(placement(), "4k3/3q4/8/8/8/8/8/4K3");
        keyClick(Qt.Key_Z, Qt.ControlModifier | Qt.ShiftModifier);
        compare(placement(), "4k3/8/8/8/8/8/8/4K3");
    }
    function test_letters_choose_a_tool_elsewhere() {
        keyClick(Qt.Key_B, Qt.ShiftModifier);
        compare(test.editor.tool, "bB");
        keyClick(Qt.Key_X);
        compare(test.editor.tool, "erase");
        keyClick(Qt.Key_Escape);
        compare(test.editor.tool, "");
        keyClick(Qt.Key_F);
        compare(test.editor.flipped, true);
        keyClick(Qt.Key_T);
        compare(test.editor.whiteToMove, false);
    }
    function test_undo_has_buttons() {
        test.editor.put("wK", "e1");
        click("editorUndo");
        compare(placement(), "8/8/8/8/8/8/8/8");
        click("editorRedo");
        compare(placement(), "8/8/8/8/8/8/8/4K3");
    }
    function test_the_fen_follows_the_board_and_the_board_the_fen() {
        const field = part("fenText");
        test.editor.put("wK", "e1");
        compare(field.text, "8/8/8/8/8/8/8/4K3 w - - 0 1");
        mouseClick(field, 40, field.height / 2);
        field.selectAll();
        for (const letter of "4k3/8/8/8/8/8/8/4K2R w K -")
            keyClick(letter);
        compare(test.editor.fen, "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
        compare(field.text, "4k3/8/8/8/8/8/8/4K2R w K -");
        field.selectAll();
        for (const letter of "4k3/9")
            keyClick(letter);
        verify(part("fenError").visible);
        compare(placement(), "4k3/8/8/8/8/8/8/4K2R");
        grab("bad-fen");
        keyClick(Qt.Key_Return);
        compare(part("fenError").visible, false);
        compare(field.text, "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    }
    function test_a_text_with_a_fen_is_pasted_by_key() {
        test.editor.pasteText("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
        keyClick(Qt.Key_C, Qt.ControlModifier);
        test.editor.clearBoard();
        keyClick(Qt.Key_V, Qt.ControlModifier);
        compare(test.win.page, "editor");
        compare(test.editor.fen, "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    }
    function test_rights_are_offered_where_king_and_rook_stand_right() {
        test.editor.pasteText("4k3/8/8/8/8/8/8/4K2R w - - 0 1");
        compare(part("castling0").enabled, true);
        compare(part("castling1").enabled, false);
        click("castling0");
        compare(test.editor.fen, "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
        compare(part("enPassant").enabled, false);
        test.editor.pasteText("4k3/8/8/3Pp3/8/8/8/4K3 w - - 0 1");
        compare(part("enPassant").enabled, true);
    }
    function test_what_cannot_be_played_is_said_beside_the_buttons() {
        compare(part("playFromHere").enabled, false);
        compare(part("analyseFromHere").enabled, false);
        verify(part("editorProblem").visible);
        verify(part("editorProblem").text.includes("White has no king"));
        test.editor.put("wK", "e1");
        test.editor.put("bK", "e8");
        test.editor.put("wR", "e4");
        verify(part("editorProblem").text.includes("Black is in check"));
        click("sideToMove");
        test.editor.whiteToMove = false;
        compare(part("playFromHere").enabled, true);
        compare(part("editorProblem").visible, false);
    }
    function test_a_game_from_here_begins_after_the_players_are_chosen() {
        const before = test.game.fen;
        test.editor.pasteText("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
        click("playFromHere");
        tryVerify(() => part("newGameDialog").opened);
        compare(test.game.fen, before);
        grab("new-game");
        click("acceptButton");
        tryCompare(test.win, "page", "play");
        compare(test.game.fen, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    }
    function test_cancelling_the_sheet_stays_in_the_editor() {
        test.editor.pasteText("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
        click("playFromHere");
        tryVerify(() => part("newGameDialog").opened);
        keyClick(Qt.Key_Escape);
        tryVerify(() => !part("newGameDialog").visible);
        compare(test.win.page, "editor");
        compare(test.editor.fen, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    }
    function test_the_analysis_from_here_opens_on_its_page() {
        test.editor.pasteText("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
        click("analyseFromHere");
        compare(test.win.page, "analyse");
        compare(test.game.fen, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
        grab("analysed");
    }
    function test_escape_leads_back_and_leaves_the_game_as_it_was() {
        const before = test.game.fen;
        test.editor.put("wK", "e1");
        keyClick(Qt.Key_Escape);
        compare(test.win.page, "analyse");
        compare(test.game.fen, before);
        click("setUpHere");
        compare(test.win.page, "editor");
        compare(placement(), "8/8/8/8/8/8/8/4K3");
    }
    function test_the_new_game_sheet_leads_here_and_back() {
        keyClick(Qt.Key_1, Qt.ControlModifier);
        keyClick(Qt.Key_N, Qt.ControlModifier);
        tryVerify(() => part("newGameDialog").opened);
        click("moreChoices");
        test.app.setup.fen = "4k3/8/8/8/8/8/8/4KQ2 w - - 0 1";
        tryCompare(part("fenField"), "text", test.app.setup.fen);
        part("setUpPosition").clicked();
        tryCompare(test.win, "page", "editor");
        tryCompare(test.editor, "fen", "4k3/8/8/8/8/8/8/4KQ2 w - - 0 1");
        test.editor.erase("f1");
        test.editor.put("wR", "a1");
        click("playFromHere");
        tryVerify(() => part("newGameDialog").opened);
        compare(part("fenField").text, "4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
        keyClick(Qt.Key_Escape);
        tryVerify(() => !part("newGameDialog").visible);
    }
    function test_sizes_and_themes_data() {
        return [
            { tag: "small", width: 900, height: 600 },
            { tag: "medium", width: 1440, height: 900 },
            { tag: "large", width: 2560, height: 1440 }
        ];
    }
    function test_sizes_and_themes(row) {
        resize(row.width, row.height);
        test.editor.pasteText("r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 4 8");
        for (const theme of ["dark", "light"]) {
            test.app.settings.theme = theme;
            test.editor.tool = "bN";
            grab(row.tag + "-" + theme);
        }
        test.editor.erase("e8");
        grab(row.tag + "-problem");
        const panel = part("editorPanel");
        verify(panel.y + panel.height <= test.win.contentItem.height);
    }
}
