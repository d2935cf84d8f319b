// The words of the calm view: nothing on it, in its menus, its keys and its settings must be looked up.
import QtQuick
import Plyglass.App

CalmCase {
    id: test
    name: "CalmWords"

    readonly property string game4: "1. e4 c5 2. Nf3 d6 3. d4 cxd4 4. Nxd4 Nf6 *"

    function test_the_list_of_words_finds_them() {
        for (const text of ["depth in plies", "1 304 310 nodes", "Copy position (FEN)", "Elo 900 ± 250",
                            "#1", "B28 Sicilian Defence", "costs 2.4 pawns", "+9.96 is better", "15+10"])
            verify(test.foreign.some(pattern => pattern.test(text)), text);
        for (const text of ["Sicilian Defence", "Qxf7#", "1. e4", "Half a move", "+13", "½–½", "c7",
                            "15 minutes, 10 seconds a move", "Mate in 1", "Loses less"])
            verify(!test.foreign.some(pattern => pattern.test(text)), text);
    }
    function test_a_game() {
        harness.resumeGame(test.game4, false);
        wait(100);
        checkWords("a game");
        click("resign");
        checkWords("resigning");
        keyClick(Qt.Key_Escape);
        test.game.takeBack();
        checkWords("taken back");
        test.game.redo();
    }
    function test_a_game_against_the_computer() {
        harness.resumeGame(test.game4, true);
        harness.haltComputer();
        checkWords("against the computer");
        test.game.offerDraw();
        wait(50);
        checkWords("a draw is offered");
    }
    function test_menus() {
        harness.resumeGame(test.game4, false);
        click("more");
        tryVerify(() => find("more") !== null);
        wait(200);
        checkWords("the menu of the game");
        closeMenu();
        const board = part("board");
        mouseClick(board, board.width / 2, board.height / 2, Qt.RightButton);
        wait(200);
        checkWords("the menu of the board");
        closeMenu();
        const list = part("moveList");
        mouseClick(list, Math.round(list.width / 3), 40, Qt.RightButton);
        wait(200);
        checkWords("the menu of a move");
        closeMenu();
    }
    function test_the_level_menu() {
        harness.resumeGame(test.game4, true);
        harness.haltComputer();
        click("blackStrength");
        wait(200);
        checkWords("the opponents");
        closeMenu();
    }
    function test_the_questions_data() {
        return [{ tag: "threat", question: Ask.Threat }, { tag: "why this", question: Ask.WhyThis },
                { tag: "why not", question: Ask.WhyNot, move: "a4" }];
    }
    function test_the_questions(data) {
        harness.limitAnswers(20000);
        harness.resumeGame("1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 *", false);
        click("ask");
        wait(100);
        checkWords("the questions");
        test.app.ask.ask(data.question);
        if (data.move) {
            checkWords("the moves to ask about");
            test.app.ask.pick(data.move);
        }
        tryVerify(() => test.app.ask.answered && !test.app.ask.running, test.timeoutMs);
        checkWords("the answer: " + data.tag);
        grab("ask-" + data.tag.replace(" ", "-"));
        test.app.ask.open = false;
    }
    function test_the_sheet_of_keys() {
        keyClick(Qt.Key_F1);
        tryVerify(() => find("lines") !== null, test.timeoutMs);
        checkWords("the keys");
        grab("keys");
        keyClick(Qt.Key_Escape);
        tryVerify(() => find("lines") === null, test.timeoutMs);
    }
    function test_the_settings() {
        test.showPage("settings");
        wait(100);
        checkWords("the settings");
        grab("settings");
    }
    function test_the_day() {
        for (const full of [false, true]) {
            if (full) {
                harness.keepOwnGames();
                harness.resumeGame(test.game4, true);
                harness.haltComputer();
            } else {
                harness.resumeGame("*", false);
            }
            test.showPage("today");
            const count = full ? 4 : 0;
            tryVerify(() => test.app.today.ready && test.app.today.results.count >= count, test.timeoutMs);
            compare(find("todayContinue") !== null, full);
            wait(100);
            checkWords("the day");
            grab("today-" + (full ? "full" : "empty"));
        }
    }
    function test_the_rail_lists_what_is_for_people() {
        for (const name of ["railPlay", "railToday", "railLessons", "railLibrary", "railKeySheet",
                            "railSettings"])
            verify(find(name) !== null, name);
        for (const name of ["railAnalyse", "railExplorer", "railLaboratory", "railLearning",
                            "railEvaluation"])
            compare(find(name), null, name);
        keyClick(Qt.Key_C);
        tryVerify(() => find("railExplorer") !== null);
        compare(test.settings.calmView, false);
        click("calm");
        compare(test.settings.calmView, true);
    }
}
