// The Analyse page in the real window: endless lines, moves as variations, the threat, the opening's name.
import QtQuick
import QtTest
import Plyglass.Board

AnalyseCase {
    id: test
    name: "Analyse"

    function test_the_board_is_the_largest_thing_at_the_largest_text_data() {
        return [{ tag: "dark" }, { tag: "light" }];
    }
    function test_the_board_is_the_largest_thing_at_the_largest_text(data) {
        test.app.settings.textScale = 1.3;
        test.app.settings.theme = data.tag;
        resize(900, 600);
        play(["e2e4", "e7e5"]);
        const board = part("analyseBoard");
        const tabs = part("analyseTabs");
        for (const tab of ["moves", "lines", "book", "report", "graph"]) {
            part("analysePage").tab = tab;
            wait(100);
            verify(board.side > 390, board.side);
            const lists = part("analyseLists");
            verify(lists.width < board.side, lists.width);
            verify(tabs.x + tabs.width <= part("analysePage").width, "the tabs are inside");
            grab("largest-text-" + data.tag + "-" + tab);
        }
        part("analysePage").tab = "moves";
        test.app.settings.textScale = 1;
    }
    function test_a_move_is_typed_in_any_list_data() {
        return [{ tag: "moves", width: 1440, height: 900, tab: "moves" },
                { tag: "the graph alone", width: 900, height: 600, tab: "graph" }];
    }
    function test_a_move_is_typed_in_any_list(data) {
        resize(data.width, data.height);
        part("analysePage").tab = data.tab;
        const before = test.game.currentPly;
        const field = typeMove("xyz");
        verify(field.error.length > 0);
        grab("typed-move-" + data.width);
        keyClick(Qt.Key_Escape);
        compare(field.visible, false);
        test.game.goToStart();
        typeMove("a3");
        compare(test.game.currentPly, 1);
        compare(field.visible, true, "for the next move");
        keyClick(Qt.Key_Escape);
        keyClick(Qt.Key_Left);
        compare(test.game.currentPly, 0, "the page has its keys again");
        part("analysePage").tab = "moves";
    }
    function test_lines_of_the_position_are_shown_and_counted() {
        play(["e2e4", "e7e5", "g1f3", "d7d6"]);
        waitForLines(3);
        const line = part("lineRow");
        verify(line.scoreText.length > 0);
        verify(line.plainMoves.startsWith("3."));
        verify(test.analyse.progressText.startsWith("depth"));
        compare(test.analyse.board.arrows.length, 3);
        tryCompare(test.analyse, "hasEval", true);
        verify(part("openingName").text.startsWith("C41 Philidor Defence"));
        grab("lines");
        test.analyse.lineCount = 5;
        waitForLines(5);
    }
    function test_the_switch_stops_the_engine() {
        waitForLines(3);
        click("engineSwitch");
        tryCompare(test.analyse, "searching", false, test.timeoutMs);
        tryCompare(part("engineSwitch"), "activeFocus", false);
        compare(test.analyse.board.arrows.length, 0);
        keyClick(Qt.Key_Space);
        tryCompare(test.analyse, "searching", true, test.timeoutMs);
    }
    function test_a_move_on_the_board_becomes_a_variation() {
        play(["e2e4", "e7e5"]);
        test.game.goToPly(1);
        clickMove("c7", "c5");
        compare(test.game.currentPly, 2);
        compare(test.game.openingText.slice(0, 3), "B20");
        test.game.goToPly(1);
        test.game.goForward();
        verify(test.game.moves.count > 1);
    }
    function test_moves_behind_the_end_of_a_game_leave_its_result() {
        play(["e2e4", "e7e5"]);
        test.game.resign();
        compare(test.game.status.over, true);
        const result = test.game.status.resultText;
        clickMove("g1", "f3");
        compare(test.game.currentPly, 3);
        compare(test.game.status.resultText, result);
    }
    function test_a_move_is_thought_again_where_the_thinking_is_shown() {
        play(["e2e4", "e7e5"]);
        const list = part("moveList");
        tryVerify(() => list.itemAtIndex(0) !== null, test.timeoutMs);
        const row = list.itemAtIndex(0);
        const place = row.mapToItem(list, 60, row.height / 2);
        mouseClick(list, place.x, place.y, Qt.RightButton);
        const menu = findChild(part("analyseLists"), "moveMenu");
        tryCompare(menu, "opened", true);
        mouseClick(findChild(menu.contentItem, "moveThinkAgain"));
        tryCompare(test.win, "page", "play", test.timeoutMs);
        tryVerify(() => part("thinkAgainBar").visible, test.timeoutMs);
        verify(test.app.thinkAgain.text.length > 0, "why a person's move cannot be thought again");
        test.app.thinkAgain.close();
        test.showPage("analyse");
    }
    function test_a_pointer_over_a_line_shows_the_board_after_it() {
        play(["e2e4"]);
        waitForLines(3);
        const before = test.analyse.board.placement;
        test.analyse.engineOn = false;
        const moves = part("lineMoves");
        mouseMove(moves, 12, moves.height / 2);
        tryCompare(test.analyse, "previewing", true);
        verify(test.analyse.board.placement !== before);
        mouseMove(part("analyseBoard"), 5, 5);
        tryCompare(test.analyse, "previewing", false);
        compare(test.analyse.board.placement, before);
    }
    function test_a_click_plays_the_line_into_the_game() {
        play(["e2e4"]);
        waitForLines(3);
        test.analyse.engineOn = false;
        const moves = part("lineMoves");
        mouseClick(moves, 12, moves.height / 2);
        tryCompare(test.game, "currentPly", 2);
    }
    function test_the_threat_is_shown_by_its_key() {
        play(["e2e4", "e7e5", "f1c4", "b8c6", "d1h5"]);
        keyClick(Qt.Key_X);
        tryVerify(() => part("threatText").text.includes("Qxf7"), test.timeoutMs);
        verify(test.analyse.board.arrows.some(arrow => arrow.kind === ArrowLayer.Threat));
        grab("threat");
        keyClick(Qt.Key_X);
        compare(part("threatText").visible, false);
    }
    function test_small_windows_have_tabs_data() {
        return [{ tag: "moves" }, { tag: "lines" }, { tag: "book" }, { tag: "graph" }];
    }
    function test_small_windows_have_tabs(row) {
        resize(900, 600);
        play(["e2e4", "e7e5", "g1f3", "b8c6", "f1b5"]);
        waitForLines(3);
        verify(find("analyseTabs") !== null);
        part("analysePage").tab = row.tag;
        grab("small-" + row.tag);
        for (const theme of ["light"]) {
            test.app.settings.theme = theme;
            grab("small-light-" + row.tag);
        }
        part("analysePage").tab = "moves";
    }
    function test_large_windows() {
        resize(2560, 1440);
        play(["e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6"]);
        waitForLines(3);
        grab("large");
        part("analysePage").tab = "book";
        grab("large-book");
        part("analysePage").tab = "moves";
    }
    function test_a_move_is_judged_and_commented() {
        play(["e2e4"]);
        click("sign1");
        compare(test.annotation.sign, 1);
        const field = part("commentField");
        mouseClick(field, 40, field.height / 2);
        for (const key of "Best by test")
            keyClick(key);
        keyClick(Qt.Key_Return);
        keyClick("!");
        keyClick(Qt.Key_Escape);
        compare(test.annotation.comment, "Best by test\n!");
        test.game.undoEdit();
        typeComment("Best by test");
        keyClick(Qt.Key_Escape);
        verify(!part("commentField").activeFocus, "the field is left");
        test.game.goToStart();
        compare(test.annotation.comment, "");
        test.game.goForward();
        compare(test.annotation.comment, "Best by test");
        grab("annotated");
        click("sign1");
        compare(test.annotation.sign, 0);
        test.game.undoEdit();
        compare(test.annotation.sign, 1);
    }
    function typeComment(text) {
        const field = part("commentField");
        mouseClick(field, 40, field.height / 2);
        for (const key of text)
            keyClick(key);
    }
    function test_a_comment_that_is_typed_stays_with_its_move() {
        play(["e2e4", "e7e5"]);
        typeComment("Solid");
        // The board goes to another move while the field has the focus.
        test.game.goBack();
        verify(part("commentField").activeFocus);
        compare(part("commentField").text, "");
        compare(test.annotation.comment, "");
        // When the game changes its position, typing continues.
        keyClick("x");
        test.game.takeBack();
        test.game.takeBack();
        keyClick("y");
        compare(part("commentField").text, "xy");
        keyClick(Qt.Key_Escape);
        compare(part("commentField").text, "");
        test.game.redo();
        compare(test.annotation.comment, "xy");
        test.game.redo();
        compare(test.annotation.comment, "Solid");
        compare(part("commentField").text, "Solid");
    }
    function test_a_comment_too_long_to_be_shown_is_kept() {
        const words = "x".repeat(30000);
        test.app.files.pasteText("1. e4 {" + words + "} e5 *");
        tryCompare(test.game, "plyCount", 2, test.timeoutMs);
        test.game.goToPly(1);
        const field = part("commentField");
        verify(!field.enabled);
        verify(field.placeholderText.startsWith("Too long to be changed here"));
        mouseClick(field, 40, field.height / 2);
        keyClick("y");
        compare(test.annotation.comment, words);
        test.game.goToPly(2);
        verify(field.enabled);
        compare(field.text, "");
    }
    function test_a_comment_that_is_typed_is_saved() {
        play(["d2d4"]);
        typeComment("Queen");
        test.app.files.saveTo(harness.file("comment.pgn"));
        tryVerify(() => harness.textOf("comment.pgn").includes("Queen"), test.timeoutMs);
        // A new game takes nothing from the old one.
        typeComment("King");
        test.app.files.pasteText("1. c4 *");
        tryVerify(() => test.game.currentPly === 0, test.timeoutMs);
        test.game.goForward();
        compare(part("commentField").text, "");
    }
    function test_arrows_and_circles_stay_with_the_move() {
        play(["e2e4", "e7e5"]);
        const board = part("analyseBoard");
        const from = square("d1");
        const to = square("h5");
        mousePress(board, from.x, from.y, Qt.RightButton);
        mouseMove(board, to.x, to.y, -1, Qt.RightButton);
        mouseRelease(board, to.x, to.y, Qt.RightButton);
        compare(test.analyse.board.marks.length, 1);
        test.game.goBack();
        compare(test.analyse.board.marks.length, 0);
        compare(board.marks.length, 0);
        test.game.goForward();
        compare(board.marks.length, 1);
        compare(board.marks[0].from, "d1");
        compare(board.marks[0].to, "h5");
        compare(board.marks[0].kind, ArrowLayer.Green);
    }
    function test_why_not_is_asked_at_the_big_board_data() {
        return [{ tag: "1440x900", width: 1440, height: 900 }, { tag: "900x600", width: 900, height: 600 }];
    }
    function test_why_not_is_asked_at_the_big_board(data) {
        resize(data.width, data.height);
        harness.limitAnswers(20000);
        play(["e2e4"]);
        const board = part("analyseBoard");
        const side = board.side;
        keyClick(Qt.Key_W);
        compare(test.win.page, "analyse");
        const ask = test.app.ask;
        tryCompare(ask, "picking", true);
        compare(part("askPanel").visible, true);
        compare(find("moveList"), null, "the panel stands in its place");
        ask.instead = false;
        clickMove("e7", "e5");
        tryCompare(ask, "answered", true, test.timeoutMs);
        compare(test.game.plyCount, 1, "it was only asked about");
        compare(board.side, side);
        verify(board.arrows.length > 0);
        grab("why-not-" + data.width);
        test.app.settings.theme = "light";
        grab("why-not-light-" + data.width);
        keyClick(Qt.Key_Escape);
        keyClick(Qt.Key_Escape);
        compare(ask.open, false);
        compare(part("moveList").visible, true);
        click("whyNot");
        compare(test.win.page, "analyse");
        keyClick(Qt.Key_Escape);
        keyClick(Qt.Key_Escape);
        compare(ask.open, false);
    }
    function test_the_tree_of_an_answer_is_one_click_away() {
        harness.limitAnswers(20000);
        play(["e2e4"]);
        click("whyNot");
        test.app.ask.instead = false;
        test.app.ask.pick("e5");
        tryCompare(test.app.ask, "answered", true, test.timeoutMs);
        click("askExplore");
        compare(test.win.page, "explorer");
        tryCompare(test.app.explorer, "busy", false, test.timeoutMs);
        keyClick(Qt.Key_2, Qt.ControlModifier);
        compare(test.win.page, "analyse");
        test.app.ask.open = false;
    }
}
