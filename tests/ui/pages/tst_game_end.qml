// Ends of a game on the Play page: resigning in place, draws, and the actions afterwards.
import QtQuick
import Plyglass.App

PlayCase {
    id: test
    name: "GameEnd"

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
        compare(test.game.status.over, false);
        tryCompare(part("lateClicks"), "visible", false);
        click("resign");
        answerResign("resignYes");
        compare(test.game.status.resultText, "1–0");
    }
    function test_no_hidden_answer_hears_the_keys() {
        part("resign").forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Return);
        tryCompare(part("resignYes"), "activeFocus", true);
        keyClick(Qt.Key_Escape);
        tryCompare(part("resign"), "visualFocus", true);
        compare(test.game.status.over, false);
        tryCompare(part("lateClicks"), "visible", false);
    }
    function test_the_question_stays_while_the_game_goes_on() {
        letComputerThink();
        click("resign");
        test.game.moveNow();
        tryCompare(test.game, "currentPly", 38, test.timeoutMs);
        wait(5500);
        compare(part("resignYes").visible, true);
        answerResign("resignYes");
        compare(test.game.status.over, true);
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
        compare(test.game.status.resultText, data.plies > 0 ? "½–½" : "");
        tryCompare(part("lateClicks"), "visible", false);
    }
    function test_no_arrow_of_the_game_stays_after_its_end_data() {
        return [{ tag: "a hint", ask: () => test.game.hint.next() },
                { tag: "a threat", ask: () => test.app.ask.ask(Ask.Threat) },
                { tag: "a hint to come", ask: () => test.game.hint.next(), early: true }];
    }
    function test_no_arrow_of_the_game_stays_after_its_end(data) {
        data.ask();
        if (!data.early)
            tryVerify(() => part("board").arrows.length > 0, test.timeoutMs);
        test.game.resign();
        compare(part("board").arrows.length, 0);
        wait(data.early ? 1500 : 0);
        compare(part("board").arrows.length, 0);
        compare(test.app.ask.question, Ask.None);
        test.app.ask.open = false;
    }
    function test_draws_are_offered_or_claimed_data() {
        return [{ tag: "agreed", rule: false, moves: [], outcome: "agreement" },
                { tag: "claimed", rule: true, outcome: "repetition",
                  moves: ["a8b8", "d4f3", "b8a8", "f3d4", "a8b8", "d4f3", "b8a8", "f3d4"] }];
    }
    function test_draws_are_offered_or_claimed(data) {
        test.settings.drawsByClaim = data.rule;
        test.play(data.moves);
        compare(test.game.status.canClaimDraw, data.rule);
        click("draw");
        compare(test.game.status.resultText, "½–½");
        verify(test.game.status.outcomeText.includes(data.outcome), test.game.status.outcomeText);
        harness.resumeGame("*", false);
        compare(part("draw").enabled, false, "before the first move there is nothing to draw");
    }
    function test_game_over_is_said_without_covering_the_board() {
        const mate = "1. f3 e5 2. g4 Qh4# 0-1";
        harness.resumeGame(mate, false);
        compare(part("resign").visible, false);
        compare(part("outcome").visible, true);
        compare(part("outcomeText").text.includes("checkmate"), true);
        grab("game-over");
        test.app.files.pasteText(mate);
        tryCompare(test.game, "opened", true, test.timeoutMs);
        compare(part("rematch").visible, false);
        harness.resumeGame(mate, false);
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
        test.app.report.thoroughness = 0;
        harness.resumeGame("1. e4 e5 2. Qh5 Ke7 *", false);
        compare(find("seeMissed"), null);
        test.play(["h5e5"]);
        compare(test.game.status.over, true);
        grab("see-what-you-missed-" + data.tag);
        click("seeMissed");
        compare(test.win.page, "analyse");
        tryCompare(test.app.report, "complete", true, test.timeoutMs);
        tryVerify(() => find("practise") !== null, test.timeoutMs);
        grab("what-was-missed-" + data.tag);
        click("practise");
        tryCompare(test.app.practice, "asking", true, test.timeoutMs);
        compare(test.win.page, "lessons");
        test.showPage("play");
        test.app.files.pasteText("1. f3 e5 2. g4 Qh4# 0-1");
        tryCompare(test.game, "opened", true, test.timeoutMs);
        compare(find("seeMissed"), null, "nobody here has played it");
    }
}
