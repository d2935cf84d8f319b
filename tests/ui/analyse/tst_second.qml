// Two evaluators side by side on the Analyse page, in the real window.
import QtQuick
import QtTest
import Plyglass.App

AnalyseCase {
    id: test
    name: "AnalyseSecond"

    readonly property SecondLines second: test.app.second

    function prepare() {
        harness.seatTwoPersons();
        test.analyse.engineOn = true;
        test.analyse.lineCount = 3;
        test.second.on = false;
        test.second.player.evaluatorIndex = 0;
        play(["e2e4", "e7e5", "g1f3", "b8c6"]);
    }
    function waitForBoth() {
        tryVerify(() => test.second.moveText.length > 0, test.timeoutMs);
    }

    function test_the_button_opens_it_and_the_key_closes_it() {
        compare(find("secondLines"), null);
        // The title row is laid out in the next frame.
        waitForRendering(part("linesPanel"));
        click("compareLines");
        tryVerify(() => find("secondLines") !== null);
        waitForBoth();
        verify(part("moveChip").text.length > 0);
        verify(part("scoreChip").text.length > 0);
        test.analyse.engineOn = false;
        grab("second");
        keyClick(Qt.Key_S);
        compare(test.second.on, false);
        compare(find("secondLines"), null);
        keyClick(Qt.Key_S);
        click("closeSecond");
        compare(test.second.on, false);
    }
    function test_both_stop_when_the_page_is_left() {
        test.second.on = true;
        tryCompare(test.second, "searching", true, test.timeoutMs);
        keyClick(Qt.Key_1, Qt.ControlModifier);
        compare(test.second.searching, false);
        compare(test.analyse.searching, false);
        keyClick(Qt.Key_2, Qt.ControlModifier);
        tryCompare(test.second, "searching", true, test.timeoutMs);
    }
    function test_its_evaluator_is_chosen_in_a_sheet() {
        test.second.on = true;
        waitForBoth();
        const before = test.second.name;
        click("secondSettings");
        tryVerify(() => part("secondSheet").opened);
        const box = part("secondEvaluator");
        mouseClick(box);
        tryCompare(box.popup, "opened", true);
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Return);
        verify(test.second.name !== before);
        test.analyse.engineOn = false;
        grab("second-sheet");
        test.analyse.lineCount = 2;
        click("secondLineCountStepper");
        keyClick(Qt.Key_Up);
        compare(test.analyse.lineCount, 3);
        keyClick(Qt.Key_Escape);
        tryVerify(() => !part("secondSheet").visible);
    }
    function test_a_click_plays_its_line_into_the_game() {
        test.second.on = true;
        waitForBoth();
        test.analyse.engineOn = false;
        const panel = part("secondLines");
        const moves = below(panel, "lineMoves");
        mouseClick(moves, 12, moves.height / 2);
        tryCompare(test.game, "currentPly", 5);
    }
    function test_in_a_narrow_window_the_lines_come_to_the_front() {
        resize(1280, 800);
        part("analysePage").tab = "moves";
        verify(part("linesPanel").visible);
        test.second.on = true;
        tryVerify(() => part("secondLines").visible && part("linesPanel").visible);
        compare(part("analysePage").tab, "lines");
        tryVerify(() => test.second.lines.count === 3, test.timeoutMs);
        grab("second-narrow");
        test.second.on = false;
        tryVerify(() => find("analyseTabs") === null);
        part("analysePage").tab = "moves";
    }
    function test_fewer_lines_need_less_room_when_the_engine_has_stopped() {
        resize(1440, 900);
        test.second.on = true;
        tryVerify(() => test.analyse.lines.count === 3 && test.second.lines.count === 3, test.timeoutMs);
        test.analyse.engineOn = false;
        const before = part("linesPanel").wantedHeight;
        test.analyse.lineCount = 1;
        compare(test.analyse.lines.count, 1);
        compare(test.second.lines.count, 1);
        verify(part("linesPanel").wantedHeight < before);
        // Lines of another evaluator are not shown under this one's name.
        const player = test.second.player;
        const chosen = player.evaluatorIndex;
        player.evaluatorIndex = chosen === 0 ? 1 : 0;
        compare(test.second.lines.count, 0);
        player.evaluatorIndex = chosen;
    }
    function test_sizes_and_themes_data() {
        return [
            { tag: "small", width: 900, height: 600, columns: false },
            { tag: "medium", width: 1440, height: 900, columns: true },
            { tag: "large", width: 2560, height: 1440, columns: true }
        ];
    }
    function test_sizes_and_themes(row) {
        resize(row.width, row.height);
        test.second.on = true;
        part("analysePage").tab = row.columns ? "moves" : "lines";
        tryVerify(() => test.second.moveText.length > 0 && test.second.lines.count === 3
            && !test.second.progressText.startsWith("depth 1,"), test.timeoutMs);
        test.analyse.engineOn = false;
        const first = part("linesPanel");
        const second = part("secondLines");
        compare(second.x > first.x, row.columns);
        compare(second.y > first.y, !row.columns);
        verify(second.y + second.height <= row.height);
        verify(second.height > 3 * second.rowHeight, "both stay in sight when they have stopped");
        for (const theme of ["dark", "light"]) {
            test.app.settings.theme = theme;
            grab("second-" + row.tag + "-" + theme);
        }
        part("analysePage").tab = "moves";
    }
}
