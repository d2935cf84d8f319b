// The day page: shown by click and key, and its ways to the game, the lesson, the exercises, an earlier game
// and the figures. Every state in both themes and three sizes.
import QtQuick
import QtTest
import Plyglass.App
import ".."

ProgramCase {
    id: test
    name: "Today"

    readonly property Today today: test.app?.today ?? null
    readonly property string running: "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *"

    function prepare() {
        test.app.settings.reduceMotion = true;
        test.app.practice.chosen = false;
        test.app.lessons.engineChosen = false;
    }
    function showToday() {
        test.showPage("today");
        tryCompare(test.today, "ready", true, test.timeoutMs);
        waitForRendering(part("todayPage"));
    }
    function waitForGame() {
        harness.resumeGame(test.running, true);
        harness.haltComputer();
    }
    function waitForResults() {
        if (test.today.results.count < 4)
            harness.keepOwnGames();
        showToday();
        tryVerify(() => test.today.results.count >= 4, test.timeoutMs);
        tryVerify(() => find("todayResult0") !== null);
    }
    // Each size of the design in each theme; the parts of the page are inside it, side by side or below.
    function seeEverywhere(name) {
        for (const size of [[1440, 900], [1366, 768], [900, 600]]) {
            for (const theme of ["dark", "light"]) {
                test.app.settings.theme = theme;
                resize(size[0], size[1]);
                const page = part("todayPage");
                const rects = ["todayGame", "todayTraining", "todayResults", "todayRating"]
                    .map(part => findChild(page, part))
                    .map(panel => panel.mapToItem(page, Qt.rect(0, 0, panel.width, panel.height)));
                for (const rect of rects)
                    verify(rect.x >= 0 && rect.x + rect.width <= page.width, "inside");
                compare(Math.abs(rects[0].y - rects[1].y) < 1, size[0] >= 1100, "two columns when wide");
                verify(rects[2].y >= rects[0].y + rects[0].height, "the results stand below the game");
                if (size[0] >= 1100)
                    verify(rects[3].y + rects[3].height <= page.height, "all of it is in sight");
                grab("today-" + name + "-" + theme + "-" + size.join("x"));
            }
        }
    }

    function test_1_nothing_waits() {
        harness.resumeGame("*", false);
        showToday();
        compare(part("todayGameTitle").text, "No game is waiting");
        compare(find("todayContinue"), null);
        compare(part("todayResultsEmpty").text, "Your games will stand here.");
        verify(part("todayRatingEmpty").text.includes("twelve opponents"));
        compare(find("todayFigures"), null);
        compare(find("todayMistakes"), null);
        verify(find("todayLesson") !== null);
        seeEverywhere("empty");
        click("todayNewGame");
        tryCompare(findChild(test.win, "newGameDialog"), "opened", true);
        keyClick(Qt.Key_Escape);
        tryCompare(findChild(test.win, "newGameDialog"), "visible", false);
    }
    function test_2_the_page_is_shown_by_click_and_by_key() {
        compare(test.win.page, "play");
        click("railToday");
        compare(test.win.page, "today");
        test.showPage("play");
        keyClick(Qt.Key_D, Qt.ControlModifier);
        compare(test.win.page, "today");
    }
    function test_3_continue_leads_to_the_game() {
        waitForGame();
        showToday();
        verify(part("todayGameTitle").text.startsWith("Against "));
        compare(part("todayGameText").text, "Move 4. Your turn.");
        compare(part("todayBoard").position.placement, test.app.game.board.placement);
        grab("today-game");
        click("todayContinue");
        compare(test.win.page, "play");
        compare(test.app.game.plyCount, 6);
    }
    function test_4_the_lesson_opens_at_its_next_task() {
        test.app.lessons.chess.open(2);
        test.app.practice.chosen = true;
        showToday();
        compare(part("todayLessonTitle").text, test.app.lessons.chess.title);
        click("todayLessonButton");
        compare(test.win.page, "lessons");
        compare(test.app.lessons.chess.index, 2);
        compare(test.app.practice.chosen, false);
        verify(find("lessonBoard") !== null);
        test.app.lessons.chess.open(0);
    }
    function test_5_a_result_leads_to_its_game() {
        waitForResults();
        verify(part("todayRatingText").text.startsWith("about "));
        compare(part("todayRatingChart").columns, 2);
        compare(part("todayResult0").resultText, "Won");
        compare(part("todayResult0").whenText, "3 Nov 2026");
        click("todayResult0");
        tryCompare(test.win, "page", "analyse", test.timeoutMs);
        compare(test.app.game.plyCount, 3);
    }
    function test_6_all_figures_open_the_statistics() {
        waitForResults();
        click("todayFigures");
        compare(test.win.page, "library");
        tryVerify(() => find("statisticsView") !== null);
        verify(find("ratingCard") !== null);
    }
    function test_7_the_keyboard_alone_reaches_everything() {
        waitForGame();
        waitForResults();
        resize(900, 600);
        tryCompare(part("todayContinue"), "activeFocus", true);
        const page = part("todayPage");
        const reached = [];
        for (const name of ["todayLessonButton", "todayResult0", "todayResult1", "todayResult2",
                            "todayResult3", "todayFigures", "todayRatingChart"]) {
            keyClick(Qt.Key_Tab);
            const item = test.win.activeFocusItem;
            compare(item.objectName, name);
            const top = item.mapToItem(page, 0, 0).y;
            verify(top >= 0 && top + item.height <= page.height, name + " is in sight: " + top);
        }
        grab("today-by-key");
        keyClick(Qt.Key_Tab, Qt.ShiftModifier);
        keyClick(Qt.Key_Tab, Qt.ShiftModifier);
        compare(test.win.activeFocusItem.objectName, "todayResult3");
        keyClick(Qt.Key_Up);
        compare(test.win.activeFocusItem.objectName, "todayResult2");
        keyClick(Qt.Key_Return);
        tryCompare(test.win, "page", "analyse", test.timeoutMs);
    }
    function test_8_a_mistake_leads_to_its_exercise() {
        const practice = test.app.practice;
        test.paste("[White \"Anna\"]\n[Black \"Bert\"]\n\n1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0");
        const report = test.app.report;
        report.thoroughness = 0;
        report.sides = 2;
        report.make();
        tryVerify(() => report.complete && !report.running, test.timeoutMs);
        report.practise();
        tryVerify(() => practice.due > 0, test.timeoutMs);
        showToday();
        compare(part("todayMistakesTitle").text, "Your mistakes (" + practice.due + ")");
        waitForGame();
        waitForResults();
        seeEverywhere("full");
        resize(1440, 900);
        click("todayMistakesButton");
        compare(test.win.page, "lessons");
        verify(find("practiceView") !== null);
        compare(practice.asking, true);
        // An exercise that has been answered does not stay in the way.
        practice.showSolution();
        showToday();
        compare(find("todayMistakes") !== null, practice.due > 0);
    }
}
