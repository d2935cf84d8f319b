// The first start: one question, then the game.
import QtQuick
import QtTest

CalmCase {
    id: test
    name: "CalmFirstStart"

    // The program has never been started before.
    function startAnew() {
        test.win.destroy();
        test.win = null;
        wait(0);
        harness.startAnew();
        openWindow();
        init();
    }
    function init() {
        activate();
        resize(test.windowSize.width, test.windowSize.height);
        test.app.settings.theme = "dark";
        test.settings.reduceMotion = true;
    }

    function test_the_first_start_is_calm_and_asks_once() {
        startAnew();
        compare(test.settings.calmView, true);
        compare(find("firstStart") !== null, true);
        compare(find("movesPanel"), null);
        compare(part("answer1").chosen, true);
        tryCompare(part("answer1"), "activeFocus", true);
        checkWords("the first start");
        for (const size of [[1440, 900], [1366, 768], [900, 600]]) {
            for (const theme of ["light", "dark"]) {
                test.settings.theme = theme;
                resize(size[0], size[1]);
                grab("first-start-" + theme + "-" + size.join("x"));
                checkWords("the first start at " + size.join("x"));
                const play = part("justPlay");
                const bottom = play.mapToItem(part("firstStart"), 0, play.height).y;
                verify(bottom <= part("firstStart").height, "all of it is in sight: " + bottom);
            }
        }
        test.win.destroy();
        test.win = null;
        wait(0);
        harness.restart();
        openWindow();
        compare(test.app.firstQuestion.open, true, "not answered yet");
    }
    function test_the_answer_chooses_the_opponent() {
        startAnew();
        const before = test.game.black.name;
        keyClick(Qt.Key_Down);
        compare(test.app.firstQuestion.chosen, 2);
        verify(test.game.black.name !== before, "the board shows the opponent at once");
        verify(part("blackLine").text.length > 20, "its line");
        compare(part("whiteLine").text, "White. You begin.");
        const opponent = test.game.black.name;
        keyClick(Qt.Key_Return);
        compare(test.app.firstQuestion.open, false);
        compare(test.game.black.name, opponent);
        compare(find("firstStart"), null);
        verify(find("movesPanel") !== null);
        test.win.destroy();
        test.win = null;
        wait(0);
        harness.restart();
        openWindow();
        compare(test.app.firstQuestion.open, false, "asked once");
    }
    function test_colour_and_clock_are_chosen_beside_it() {
        startAnew();
        mouseClick(below(part("firstColor"), "segment1", false));
        compare(test.game.flipped, true);
        compare(test.game.white.isPerson, false);
        wait(300);
        compare(test.game.plyCount, 0, "the opponent waits");
        mouseClick(below(part("firstClock"), "segment2", false));
        compare(test.app.clock.enabled, true);
        click("firstPlay");
        compare(test.app.firstQuestion.open, false);
        tryCompare(test.game, "plyCount", 1, test.timeoutMs);
    }
    function test_a_move_starts_without_an_answer() {
        startAnew();
        test.play(["e2e4"]);
        compare(test.app.firstQuestion.open, false);
        tryCompare(test.game, "plyCount", 2, test.timeoutMs);
    }
    function test_just_let_me_play() {
        startAnew();
        click("justPlay");
        compare(test.app.firstQuestion.open, false);
        compare(test.game.white.isPerson, true);
    }
    function test_how_it_thinks_is_one_button_away() {
        startAnew();
        click("firstCalm");
        compare(test.settings.calmView, false);
        compare(find("firstStart"), null);
        verify(find("thinkingPanel") !== null);
        keyClick(Qt.Key_C);
        verify(find("firstStart") !== null, "the question is still there");
    }
}
