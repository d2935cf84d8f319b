// The Play page's parts: toolbar states, resigning in place, the move list, messages, techniques.
import QtQuick
import Plyglass.App

PlayCase {
    id: test
    name: "Play"

    function showsLast() {
        const list = part("moveList");
        return list.contentY + list.height > list.contentHeight - 1;
    }
    function bringIntoView(name) {
        const item = part(name);
        part("techniqueScroll").parent.show(item);
        return item;
    }
    // White's move of a row, or where a line of text stands there.
    function clickRow(row, button, share = 0.17) {
        const list = part("moveList");
        tryVerify(() => list.itemAtIndex(row) !== null);
        const item = list.itemAtIndex(row);
        const place = item.mapToItem(list, item.width * share, item.height / 2);
        mouseClick(list, place.x, place.y, button);
    }
    function openMenu(row, share) {
        clickRow(row, Qt.RightButton, share);
        const menu = findChild(test.win, "moveMenu");
        tryCompare(menu, "opened", true);
        return menu;
    }

    function answerResign(name) {
        click(name);
        tryCompare(part("lateClicks"), "visible", false);
    }
    function test_resigning_is_asked_in_place() {
        click("resign");
        compare(part("resignYes").visible, true);
        compare(part("takeBack").visible, false);
        grab("resign");
        answerResign("resignNo");
        compare(part("takeBack").visible, true);
        click("resign");
        keyClick(Qt.Key_Escape);
        compare(part("takeBack").visible, true);
        compare(test.game.gameOver, false);
        tryCompare(part("lateClicks"), "visible", false);
        click("resign");
        answerResign("resignYes");
        compare(test.game.resultText, "1–0");
    }
    function test_no_hidden_answer_hears_the_keys() {
        part("resign").forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Return);
        tryCompare(part("resignYes"), "activeFocus", true);
        keyClick(Qt.Key_Escape);
        tryCompare(part("resign"), "visualFocus", true);
        compare(test.game.gameOver, false);
        tryCompare(part("lateClicks"), "visible", false);
    }
    function test_the_question_stays_while_the_game_goes_on() {
        letComputerThink();
        click("resign");
        test.game.moveNow();
        tryCompare(test.game, "currentPly", 38, test.patience);
        wait(5500);
        compare(part("resignYes").visible, true);
        answerResign("resignYes");
        compare(test.game.gameOver, true);
    }
    function test_a_late_yes_hits_nothing_else_data() {
        return [{ tag: "the game ended", end: () => test.game.offerDraw(), plies: 37 },
                { tag: "another game began", end: () => test.app.setup.start(), plies: 0 }];
    }
    function test_a_late_yes_hits_nothing_else(data) {
        test.game.takeBack();
        click("resign");
        const yes = part("resignYes");
        const place = yes.mapToItem(part("movesPanel"), yes.width / 2, yes.height / 2);
        test.game.redo();
        compare(yes.visible, true);
        data.end();
        compare(yes.visible, false);
        mouseDoubleClickSequence(part("movesPanel"), place.x, place.y);
        compare(test.game.currentPly, data.plies);
        compare(test.game.plyCount, data.plies);
        compare(test.game.resultText, data.plies > 0 ? "½–½" : "");
        tryCompare(part("lateClicks"), "visible", false);
    }
    function test_no_arrow_of_the_game_stays_after_its_end_data() {
        return [{ tag: "a hint", ask: () => test.game.requestHint() },
                { tag: "a threat", ask: () => test.app.ask.ask(Ask.Threat) },
                { tag: "a hint to come", ask: () => test.game.requestHint(), early: true }];
    }
    function test_no_arrow_of_the_game_stays_after_its_end(data) {
        data.ask();
        if (!data.early)
            tryVerify(() => part("board").arrows.length > 0, test.patience);
        test.game.resign();
        compare(part("board").arrows.length, 0);
        wait(data.early ? 1500 : 0);
        compare(part("board").arrows.length, 0);
        compare(test.app.ask.question, Ask.None);
        test.app.ask.open = false;
    }
    function test_the_calm_view_does_not_list_what_was_taken_back() {
        test.game.takeBack();
        test.play(["f3g5"]);
        const kinds = () => Array.from({ length: test.game.moves.count }, (_, row) =>
            test.game.moves.data(test.game.moves.index(row, 0), Qt.UserRole + 1));
        verify(kinds().includes(MoveRowKind.Variation));
        test.settings.calmView = true;
        compare(kinds().filter(kind => kind !== MoveRowKind.Moves).length, 0);
        compare(test.game.moves.count, 19);
        grab("calm-after-take-back");
        test.win.showPage("analyse");
        verify(kinds().includes(MoveRowKind.Variation), "another page lists it");
        test.win.showPage("play");
        compare(kinds().includes(MoveRowKind.Variation), false);
        test.game.takeBack();
        compare(test.game.moves.count, 18);
        test.settings.calmView = false;
    }
    function test_the_whole_name_of_a_computer_opens_its_levels_data() {
        return [{ tag: "1440x900", width: 1440, height: 900 }, { tag: "900x600", width: 900, height: 600 }];
    }
    function test_the_whole_name_of_a_computer_opens_its_levels(data) {
        resize(data.width, data.height);
        letComputerThink();
        for (const share of [0.05, 0.5, 0.95]) {
            const name = part("blackName");
            mouseClick(name, name.width * share, name.height / 2);
            tryVerify(() => find("level-2") !== null, 5000, "at " + share);
            keyClick(Qt.Key_Escape);
            tryVerify(() => find("level-2") === null);
        }
        const own = part("whiteName");
        mouseClick(own, own.width / 2, own.height / 2);
        wait(100);
        compare(find("level-2"), null, "a person has none");
    }
    function test_the_menu_of_the_board_castles() {
        harness.goOn("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 *", false);
        const board = part("board");
        mouseClick(board, board.width / 2, board.height / 2, Qt.RightButton);
        tryVerify(() => find("castleShort") !== null);
        compare(find("castleLong"), null, "not possible");
        grab("castle-menu");
        mouseClick(find("castleShort"));
        tryVerify(() => test.game.placement.endsWith("RNBQ1RK1"));
        mouseClick(board, board.width / 2, board.height / 2, Qt.RightButton);
        tryVerify(() => find("boardThreat") !== null);
        compare(find("castleShort"), null);
        keyClick(Qt.Key_Escape);
    }
    function test_every_game_has_the_same_buttons_data() {
        return [{ tag: "two persons", computer: false, enabled: ["hint", "draw", "resign"] },
                { tag: "the computer to move", computer: true, enabled: ["moveNow", "resign"] }];
    }
    function test_every_game_has_the_same_buttons(data) {
        if (data.computer)
            letComputerThink();
        for (const size of [[900, 600], [1440, 900]]) {
            resize(size[0], size[1]);
            wait(50);
            for (const name of ["takeBack", "redo", "hint", "moveNow", "draw", "resign", "ask", "flip",
                                "first", "previous", "next", "last", "newGame"])
                compare(part(name).visible, true, name + " at " + size.join("x"));
            for (const name of data.enabled)
                compare(part(name).enabled, true, name);
            grab("buttons-" + data.tag.replace(/ /g, "-") + "-" + size[0]);
        }
        if (!data.computer)
            return;
        click("moveNow");
        tryCompare(test.game, "currentPly", 38, test.patience);
    }
    function test_buttons_walk_the_game() {
        compare(part("next").enabled, false);
        compare(part("last").enabled, false);
        for (const [name, ply] of [["first", 0], ["next", 1], ["last", 37], ["previous", 36]]) {
            click(name);
            compare(test.game.currentPly, ply, name);
        }
    }
    function test_the_result_leaves_the_last_move_in_sight_after_another_page() {
        test.game.resign();
        const list = part("moveList");
        tryVerify(showsLast);
        test.win.showPage("settings");
        wait(50);
        test.win.showPage("play");
        wait(50);
        verify(list.y + list.height <= part("outcome").y, "the rows end above the result");
        tryVerify(showsLast);
    }
    function test_every_sound_is_built_in() {
        for (const name of ["move", "capture", "castling", "check", "promotion", "end", "low"])
            verify(harness.exists(":/plyglass/sounds/" + name + ".wav"), name);
    }
    function test_a_game_is_silent_without_a_device() {
        if (test.settings.soundPossible)
            skip("there is a device");
        test.play(["c6d4"]);
        compare(part("sounds").sounds, null, "the sound library is not even loaded");
    }
    function test_escape_gives_up_a_premove() {
        letComputerThink();
        test.play(["d4c6"]);
        compare(test.game.premove.length, 2);
        mouseClick(part("movesPanel"), 40, 10);
        grab("premove");
        keyClick(Qt.Key_Escape);
        compare(test.game.premove.length, 0);
    }
    function test_nothing_evaluated_is_not_shown_as_equal() {
        // No other test has had these positions evaluated.
        harness.goOn("1. h3 h6 2. a3 a6 3. g3 {[%eval 0.1]} *", false);
        const share = findChild(part("evalBar"), "share");
        compare(share.visible, true);
        test.game.goToPly(3);
        compare(test.game.hasEval, false);
        compare(share.visible, false);
        grab("nothing-evaluated");
    }
    function test_tool_tips_keep_out_of_the_way_of_menus() {
        letComputerThink();
        const row = bringIntoView("technique-alpha-beta");
        mouseMove(row, 40, 10);
        tryVerify(() => findChild(row, "tip") !== null, 2000);
        const tip = findChild(row, "tip");
        tryCompare(tip, "opened", true, 2000);
        verify(tip.x + tip.width <= 0, "beside the row, not over those below");
        grab("tip-beside");
        click("more");
        tryVerify(() => findChild(row, "tip") === null);
        keyClick(Qt.Key_Escape);
        wait(300);
        mouseMove(part("board"), 5, 5);
    }
    function test_draws_are_offered_or_claimed_data() {
        return [{ tag: "agreed", rule: false, moves: [], outcome: "agreement" },
                { tag: "claimed", rule: true, outcome: "repetition",
                  moves: ["a8b8", "d4f3", "b8a8", "f3d4", "a8b8", "d4f3", "b8a8", "f3d4"] }];
    }
    function test_draws_are_offered_or_claimed(data) {
        test.settings.drawsByClaim = data.rule;
        test.play(data.moves);
        compare(test.game.canClaimDraw, data.rule);
        click("draw");
        compare(test.game.resultText, "½–½");
        verify(test.game.outcomeText.includes(data.outcome), test.game.outcomeText);
        harness.goOn("*", false);
        compare(part("draw").enabled, false, "before the first move there is nothing to draw");
    }
    function test_game_over_is_said_without_covering_the_board() {
        const mate = "1. f3 e5 2. g4 Qh4# 0-1";
        harness.goOn(mate, false);
        compare(part("resign").visible, false);
        compare(part("outcome").visible, true);
        compare(part("outcomeText").text.includes("checkmate"), true);
        grab("game-over");
        test.app.files.pasteText(mate);
        tryCompare(test.game, "opened", true, test.patience);
        compare(part("rematch").visible, false);
        harness.goOn(mate, false);
        compare(part("rematch").visible, true);
        click("rematch");
        compare(test.game.plyCount, 0);
    }
    function test_after_the_game_one_button_leads_to_what_was_missed_data() {
        return [{ tag: "dark", width: 1440, height: 900 }, { tag: "light", width: 900, height: 600 }];
    }
    function test_after_the_game_one_button_leads_to_what_was_missed(data) {
        resize(data.width, data.height);
        test.settings.theme = data.tag;
        test.app.report.care = 0;
        harness.goOn("1. e4 e5 2. Qh5 Ke7 *", false);
        compare(find("seeMissed"), null);
        test.play(["h5e5"]);
        compare(test.game.gameOver, true);
        grab("see-what-you-missed-" + data.tag);
        click("seeMissed");
        compare(test.win.page, "analyse");
        tryCompare(test.app.report, "complete", true, test.patience);
        tryVerify(() => find("practise") !== null, test.patience);
        grab("what-was-missed-" + data.tag);
        click("practise");
        tryCompare(test.app.practice, "asking", true, test.patience);
        compare(test.win.page, "lessons");
        test.win.showPage("play");
        test.app.files.pasteText("1. f3 e5 2. g4 Qh4# 0-1");
        tryCompare(test.game, "opened", true, test.patience);
        compare(find("seeMissed"), null, "nobody here has played it");
    }
    function test_computer_against_computer_can_pause() {
        test.app.setup.white.kindIndex = 1;
        test.app.setup.black.kindIndex = 1;
        verify(test.app.setup.start());
        compare(part("pause").enabled, true);
        compare(part("resign").enabled, false);
        click("pause");
        compare(test.game.paused, true);
        part("playPage").tab = "techniques";
        compare(part("playerChoice").visible, true);
        grab("two-computers");
    }
    function test_a_click_in_the_list_shows_that_position() {
        clickRow(17, Qt.LeftButton);
        compare(test.game.currentPly, 35);
        compare(test.game.viewingEarlier, true);
        grab("earlier");
        click("backToGame");
        compare(test.game.currentPly, 37);
    }
    function test_the_current_move_stays_in_view() {
        tryVerify(showsLast);
        test.game.goToPly(1);
        tryVerify(() => part("moveList").contentY <= 1);
        test.game.goToEnd();
        tryVerify(showsLast);
    }
    function test_variations_and_comments_stand_in_the_list() {
        harness.goOn("1. e4 e5 2. Nf3 {The knight is stronger here than the pawn.} "
                     + "(2. f4 exf4 (2... d5 {keeps <more>}) 3. Nf3) (2. Bc4 Nf6) 2... Nc6 *", false);
        grab("variations");
        const list = part("moveList");
        const rows = list.count;
        const last = [...Array(rows).keys()].filter(row => list.itemAtIndex(row).opens).pop();
        clickRow(last, Qt.LeftButton);
        compare(test.game.moves.currentIsInVariation(), true, "each move of a variation can be clicked");
        const menu = openMenu(last);
        grab("move-menu");
        mouseClick(findChild(menu.contentItem, "deleteVariation"));
        tryCompare(menu, "opened", false);
        compare(list.count, rows - 1);
        openMenu(0);
        compare(findChild(menu.contentItem, "deleteVariation").enabled, false,
            "a move of the main line is in no variation");
        keyClick(Qt.Key_Escape);
        tryCompare(menu, "opened", false);
    }
    function test_a_move_is_thought_again() {
        const setup = test.app.setup;
        setup.reset();
        setup.black.levelIndex = 0;
        verify(setup.start());
        for (const [move, ply] of [["e2e4", 2], ["h2h3", 4]]) {
            test.play([move]);
            tryCompare(test.game, "currentPly", ply, test.patience);
        }
        const menu = openMenu(1, 0.6);
        mouseClick(findChild(menu.contentItem, "moveThinkAgain"));
        tryCompare(menu, "opened", false);
        const again = test.app.thinkAgain;
        tryVerify(() => again.open && !again.running, test.patience);
        grab("think-again");
        const bar = part("thinkAgainBar");
        verify(bar.visible);
        compare(findChild(bar, "thinkAgainText").text, again.text);
        mouseClick(findChild(bar, "thinkAgainPrevious"));
        tryVerify(() => test.game.currentPly === 2 && !again.running, test.patience);
        mouseClick(findChild(bar, "thinkAgainNext"));
        tryVerify(() => test.game.currentPly === 4 && !again.running, test.patience);
        mouseClick(findChild(bar, "thinkAgainClose"));
        verify(!again.open && !bar.visible);
    }
    function test_resume_is_offered_in_place_data() {
        return [{ tag: "no", button: "resumeNo", plies: 0 }, { tag: "yes", button: "resumeYes", plies: 38 }];
    }
    function test_resume_is_offered_in_place(data) {
        test.play(["c6d4"]);
        cleanupTestCase();
        harness.restart();
        // Of what still looked at the program that has ended.
        harness.takeWarnings();
        openWindow();
        tryVerify(() => part("resumeBar").visible, test.patience);
        grab("resume");
        click(data.button);
        compare(part("resumeBar").visible, false);
        compare(test.game.plyCount, data.plies);
    }
    function test_notices_stand_over_the_toolbar() {
        for (const size of [[900, 600], [1440, 900]]) {
            resize(size[0], size[1]);
            test.app.files.pasteText("1. e4 Qxz5 *");
            tryCompare(part("notice"), "visible", true, test.patience);
            tryVerify(() => test.app.notices.text.includes("Qxz5"), test.patience,
                      "what is wrong is said last");
            grab("notice-" + size[0]);
            test.app.notices.dismiss();
            tryCompare(part("notice"), "visible", false);
        }
    }
    function test_techniques_are_switched() {
        letComputerThink();
        part("playPage").tab = "techniques";
        mouseClick(bringIntoView("technique-alpha-beta"));
        compare(part("technique-alpha-beta").checked, false);
        compare(part("technique-principal-variation").enabled, false);
        tryVerify(() => test.app.thinking.changeText.includes("more nodes"), test.patience);
        tryVerify(() => part("techniquesMessage").text === test.app.thinking.changeText, test.patience);
        grab("changed");
    }
    function test_a_click_gives_the_keys_back_to_the_game() {
        letComputerThink();
        part("strength").toggled(true);
        wait(50);
        const stepper = bringIntoView("playerHash");
        mouseClick(stepper, stepper.width - 8, stepper.height / 2);
        keyClick(Qt.Key_Left);
        compare(test.game.currentPly, 37, "the field of the stepper has the keys");
        mouseClick(part("board"), 300, 300);
        keyClick(Qt.Key_Left);
        compare(test.game.currentPly, 36);
        click("previous");
        keyClick(Qt.Key_Right);
        compare(test.game.currentPly, 36);
        click("resign");
        compare(part("resignYes").activeFocus, true, "the question has the keys");
        keyClick(Qt.Key_Escape);
        tryCompare(part("lateClicks"), "visible", false);
    }
    function test_details_take_the_place_of_the_kinds() {
        letComputerThink();
        resize(1920, 1080);
        click("details");
        grab("details");
        click("details");
    }
}
