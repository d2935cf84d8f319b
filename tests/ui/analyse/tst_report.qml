// The report of a game in the real window: made, stopped, read, stepped through, written into the game.
import QtQuick
import QtTest
import Plyglass.App

AnalyseCase {
    id: test
    name: "Report"

    readonly property Report report: test.app.report
    // Paul Morphy against Duke Karl and Count Isouard, Paris 1858.
    readonly property string opera: "[White \"Morphy\"]\n[Black \"Duke Karl\"]\n\n"
        + "1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 "
        + "8. Nc3 c6 9. Bg5 b5 10. Nxb5 cxb5 11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 "
        + "14. Rd1 Qe6 15. Bxd7+ Nxd7 16. Qb8+ Nxb8 17. Rd8# 1-0"

    function openOpera() {
        paste(test.opera);
        // Fewer nodes do not find the reason why 9…b5 is bad.
        test.report.thoroughness = 1;
        part("analysePage").tab = "report";
        waitForRendering(part("reportView"));
    }
    function makeReport() {
        if (test.report.complete)
            return;
        click("makeReport");
        // A whole game is searched.
        tryCompare(test.report, "complete", true, 4 * test.timeoutMs);
        tryCompare(test.report, "running", false, test.timeoutMs);
        waitForRendering(part("reportView"));
    }
    function tidy() {
        test.report.stop();
        tryCompare(test.report, "running", false, test.timeoutMs);
        test.report.sides = 0;
        part("analysePage").tab = "moves";
        test.analyse.engineOn = false;
        tryCompare(test.analyse, "searching", false, test.timeoutMs);
    }

    function test_a_report_is_stopped_and_goes_on() {
        openOpera();
        grab("report-none");
        click("makeReport");
        compare(test.report.running, true);
        compare(test.analyse.searching, false);
        tryVerify(() => test.report.known && test.report.progress > 0, test.timeoutMs);
        grab("report-running");
        click("stopReport");
        tryCompare(test.report, "running", false, test.timeoutMs);
        compare(test.report.complete, false);
        tryCompare(test.analyse, "searching", true, test.timeoutMs);
        makeReport();
        compare(test.report.complete, true);
    }
    function test_the_report_tells_what_was_bad_and_why() {
        openOpera();
        makeReport();
        verify(test.report.openingText.startsWith("C41 Philidor Defence"));
        compare(test.report.percents.length, 34);
        compare(test.report.figures.count, 6);
        verify(test.report.moves.count > 0);
        test.report.step(1);
        verify(test.game.currentPly > 0);
        grab("report");
        // The current move is visible.
        test.report.goToPosition(18);
        const row = find("reportMove17");
        verify(row !== null);
        tryVerify(() => {
            const view = part("reportArea");
            const at = row.mapToItem(view, 0, 0).y;
            return at >= 0 && at + row.height <= Math.ceil(view.height);
        });
        grab("report-blunder");
        test.report.sides = 2;
        test.game.goToStart();
        test.report.step(1);
        const first = test.game.currentPly;
        compare(first % 2, 0);
        test.game.goToStart();
        click("reportMove" + (first - 1));
        compare(test.game.currentPly, first);
        verify(test.report.lines.count >= 1);
        test.app.settings.theme = "light";
        grab("report-light");
    }
    function test_the_better_line_is_looked_at_and_played() {
        openOpera();
        makeReport();
        test.report.step(1);
        const bad = test.game.currentPly - 1;
        compare(test.report.lines.count, 2);
        const played = test.analyse.board.placement;
        test.report.preview(0, 1);
        compare(test.analyse.previewing, true);
        verify(test.analyse.board.placement !== played);
        test.report.preview(0, 0);
        compare(test.analyse.board.placement, played);
        test.report.playLine(0, 2);
        compare(test.game.currentPly, bad + 2);
        compare(test.report.known, true);
        compare(test.report.currentPosition, bad);
    }
    function test_it_is_written_into_the_game_and_taken_out() {
        openOpera();
        makeReport();
        click("writeReport");
        compare(test.game.status.canUndoEdit, true);
        part("analysePage").tab = "moves";
        grab("report-written");
        test.game.undoEdit();
        compare(test.game.status.canUndoEdit, false);
    }
    function test_without_a_mistake_there_is_nothing_to_practise_data() {
        return [{ tag: "stopped", thoroughness: 2, says: "not finished" },
                { tag: "finished", thoroughness: 0, says: "found no mistake" }];
    }
    function test_without_a_mistake_there_is_nothing_to_practise(row) {
        paste("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 " + (row.thoroughness > 0 ? "5. O-O Be7 *" : "*"));
        tryCompare(test.report, "complete", false, test.timeoutMs);
        test.report.thoroughness = row.thoroughness;
        part("analysePage").tab = "report";
        waitForRendering(part("reportView"));
        test.report.make();
        tryVerify(() => test.report.known && (row.thoroughness > 0 || test.report.complete),
                  4 * test.timeoutMs);
        test.report.stop();
        tryCompare(test.report, "running", false, test.timeoutMs);
        waitForRendering(part("reportView"));
        click("practise");
        verify(test.app.notices.text.includes(row.says), test.app.notices.text);
        compare(test.win.page, "analyse", "where it can go on");
    }
    function test_nothing_to_print_is_said_before_a_file_is_asked_for() {
        paste("1. d3 d6 *");
        tryCompare(test.report, "known", false, test.timeoutMs);
        click("takeAway");
        tryVerify(() => find("printExercises") !== null);
        click("printExercises");
        tryVerify(() => test.app.notices.text.startsWith("This game has no report yet"), test.timeoutMs);
        compare(findChild(findChild(test.win, "paperDialog"), "saveFileDialog").visible, false);
    }
    function test_game_and_position_are_taken_away_data() {
        return [{ tag: "game", file: "opera.html", holds: "Morphy" },
                { tag: "position", file: "position.html", holds: "</svg>" },
                { tag: "diagram", file: "opera.svg", holds: "<svg" },
                { tag: "picture", file: "opera.png", holds: "" },
                { tag: "paper", file: "opera.pdf", holds: "%PDF" },
                { tag: "printed page", file: "print.html", holds: "<figure" }];
    }
    function test_game_and_position_are_taken_away(row) {
        openOpera();
        test.game.goToPly(5);
        click("takeAway");
        tryVerify(() => find("takeGame") !== null);
        grab("take-away");
        keyClick(Qt.Key_Escape);
        const file = harness.file(row.file);
        if (row.tag === "game")
            test.app.takeAway.saveGamePage(file, false);
        else if (row.tag === "position")
            test.app.takeAway.savePositionPage(file, false);
        else if (row.tag.startsWith("p") && row.tag !== "picture")
            test.app.takeAway.print(file, TakeAway.WholeGame);
        else
            test.app.takeAway.saveDiagram(file, false);
        tryCompare(test.app.notices, "text", "Saved in " + file.toString().slice(7) + ".", test.timeoutMs);
        verify(harness.textOf(row.file).includes(row.holds));
        if (row.tag === "picture")
            compare(harness.widthOf(row.file), 960);
    }
    function test_another_game_has_no_report() {
        openOpera();
        makeReport();
        paste("1. e4 c5 2. Nf3 *");
        tryCompare(test.report, "known", false, test.timeoutMs);
        compare(test.report.percents.length, 0);
        openOpera();
        tryCompare(test.report, "complete", true, test.timeoutMs);
    }
    function test_small_and_large_windows() {
        openOpera();
        makeReport();
        test.report.step(1);
        resize(900, 600);
        grab("report-small");
        part("analysePage").tab = "graph";
        grab("report-small-graph");
        part("analysePage").tab = "report";
        resize(2560, 1440);
        grab("report-large");
    }
}
