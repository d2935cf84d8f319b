// The Laboratory page from the empty start to files on disk.
import QtQuick
import QtTest
import Plyglass.App

LaboratoryCase {
    id: test
    name: "Laboratory"

    SignalSpy {
        id: said
        target: test.lab
        signalName: "notified"
    }

    function test_the_rail_and_its_key_open_the_page() {
        test.showPage("play");
        click("railLaboratory");
        compare(test.win.page, "laboratory");
        test.showPage("play");
        keyClick(Qt.Key_4, Qt.ControlModifier);
        compare(test.win.page, "laboratory");
        verify(part("laboratoryPage"));
    }
    function test_an_empty_laboratory_says_what_is_missing_and_offers_comparisons() {
        verify(!part("runComparison").enabled);
        verify(part("runProblem").text.length > 0);
        grab("empty");
        click("useReadyMade0");
        compare(test.lab.positions.count, 8);
        verify(test.lab.configurations.count >= 2);
        verify(part("runComparison").enabled);
    }
    function test_a_tiny_comparison_fills_table_chart_and_verdict() {
        runTinyComparison();
        compare(part("searchRows").count, 4);
        const chart = part("comparisonChart");
        compare(chart.columns, 3);
        verify(chart.describe(2).includes("Everything on"));
        mouseMove(chart, chart.width - 20, chart.height / 2);
        tryCompare(chart, "cursor", 2);
        mouseMove(test.win.contentItem, 2, 2);
        tryCompare(chart, "cursor", -1);
        chart.forceActiveFocus(Qt.TabFocusReason);
        compare(chart.cursor, 2);
        keyClick(Qt.Key_Left);
        compare(chart.cursor, 1);
        verify(chart.describe(1).startsWith("Depth 2: "));
        verify(part("verdict").text.length > 0);
        click("head-nodes");
        compare(test.lab.sortColumn, "nodes");
        click("head-nodes");
        click("head-nodes");
        grab("finished");
    }
    function test_the_means_have_a_row_for_each_configuration() {
        runTinyComparison();
        part("resultsView").edit(1);
        compare(part("meanRows").count, 2);
        click("head-nodesText");
        compare(test.lab.meansColumn, "nodesText");
        click("head-nodesText");
        click("head-nodesText");
        compare(test.lab.meansColumn, "");
    }
    function test_exports_are_files_that_other_programs_read() {
        runTinyComparison();
        const page = part("laboratoryPage");
        said.clear();
        page.exportTo("json", harness.file("run.json"));
        tryCompare(said, "count", 1, test.timeoutMs);
        const saved = JSON.parse(harness.textOf("run.json"));
        compare(saved.format, "plyglass-comparison");
        compare(saved.measurements.length, 12);
        compare(test.lab.error, "");
        page.exportTo("csv", harness.file("run.csv"));
        tryCompare(said, "count", 2, test.timeoutMs);
        compare(harness.textOf("run.csv").trim().split("\r\n").length, 13);
        page.exportTo("svg", harness.file("run.svg"));
        // The file exists before its writer has ended; until then another one is refused.
        const says = text => find("notice")?.text.includes(text) ?? false;
        tryVerify(() => says("run.svg"), test.timeoutMs);
        const svg = harness.textOf("run.svg");
        verify(svg.includes("<svg") && svg.includes("</svg>") && svg.includes("<path"));
        verify(svg.includes("Plyglass"), "the picture says where it comes from");
        page.exportTo("png", harness.file("run.png"));
        tryVerify(() => says("run.png"), test.timeoutMs);
        compare(harness.widthOf("run.png"), 1920);
        page.exportTo("png", harness.file("no/such/folder.png"));
        tryVerify(() => says("folder.png"), test.timeoutMs);
    }
    function test_a_configuration_is_changed_in_its_sheet() {
        addPositions();
        click("configuration0");
        click("duplicateConfiguration");
        compare(test.lab.configurations.count, 3);
        compare(test.lab.editor.row, 2);
        click("switch-aspiration");
        grab("sheet");
        const row = test.lab.configurations.index(2, 0);
        tryVerify(() => part("configuration2").difference.includes("Aspiration"));
        keyClick(Qt.Key_Escape);
        tryCompare(test.lab.editor, "row", -1);
    }
    function test_a_bad_position_is_refused_with_its_reason() {
        test.lab.positions.clear();
        const dialog = findChild(test.win, "fenDialog");
        dialog.open();
        tryCompare(dialog, "opened", true);
        const field = part("fenField");
        field.text = "8/8/8/8/8/8/8/8 w - - 0 1";
        click("addFen");
        verify(field.error.includes("king"), field.error);
        compare(test.lab.positions.count, 0);
        field.text = test.italian;
        click("addFen");
        compare(field.error, "");
        compare(test.lab.positions.count, 1);
        dialog.close();
        tryCompare(dialog, "visible", false);
    }
    function test_a_position_is_given_another_name() {
        addPositions();
        test.lab.positions.currentIndex = 1;
        click("renamePosition");
        const field = part("positionNameField");
        verify(field.activeFocus);
        field.text = "Rooks";
        keyClick(Qt.Key_Return);
        compare(part("positionName").text, "Rooks");
        compare(test.lab.positions.currentName, "Rooks");
        const name = part("positionName");
        mouseDoubleClickSequence(name, name.width / 4, name.height / 2);
        part("positionNameField").text = "never mind";
        keyClick(Qt.Key_Escape);
        compare(part("positionName").text, "Rooks");
        compare(test.lab.positions.currentName, "Rooks");
    }
    function test_a_run_is_stopped_kept_and_found_among_the_saved_ones() {
        addPositions();
        test.lab.configurations.rename(1, "Slow");
        test.lab.editor.row = 1;
        test.lab.editor.player.presetIndex = 0;
        test.lab.editor.row = -1;
        test.lab.toDepth = 9;
        test.lab.giveUpSeconds = 3600;
        click("runComparison");
        tryVerify(() => test.lab.hasResults, test.timeoutMs);
        grab("running");
        click("stopRun");
        tryCompare(test.lab, "phase", LabPhase.Stopped, test.timeoutMs);
        verify(part("resume").visible);
        click("savedRunsButton");
        tryVerify(() => part("savedRunList").count > 0, test.timeoutMs);
        const before = part("savedRunList").count;
        click("deleteRun0");
        const question = findChild(test.win, "deleteRunDialog");
        tryCompare(question, "opened", true);
        question.reject();
        tryCompare(question, "visible", false);
        compare(part("savedRunList").count, before);
        click("savedRun0");
        tryVerify(() => findChild(test.win, "savedRunsSheet").visible === false, test.timeoutMs);
        compare(test.lab.phase, LabPhase.Stopped);
    }
    function test_published_tables_are_computed_from_the_page() {
        part("laboratoryViews").edit(1);
        test.lab.reproduction.chua2016 = false;
        test.lab.reproduction.franaszczuk2003 = false;
        test.lab.reproduction.deepest = 3;
        click("reproduce");
        tryCompare(test.lab.reproduction, "phase", LabPhase.Finished, test.timeoutMs);
        verify(part("reproducedTables").count > 0);
        verify(part("reportRows").count > 0);
        verify(part("tableVerdict").text.length > 0);
        grab("reproduced");
        // Every table has a chart, and rows that sort.
        const reproduction = test.lab.reproduction;
        for (let table = 0; table < reproduction.tables.count; ++table) {
            reproduction.currentTable = table;
            verify(reproduction.pairs.count > 0, reproduction.title);
        }
        reproduction.currentTable = 0;
        wait(100);
        click("head-2");
        compare(reproduction.sortColumn, 2);
        click("head-2");
        verify(reproduction.sortDescending);
        click("head-2");
        compare(reproduction.sortColumn, -1);
        if (find("reproducedView"))
            part("reproducedView").edit(1);
        const chart = part("pairChart");
        compare(chart.rows, reproduction.pairs.count);
        mouseMove(chart, chart.width / 2, 40);
        tryVerify(() => chart.cursor >= 0);
        verify(chart.describe(0).includes("published"));
        grab("reproduced-chart");
        const page = part("laboratoryPage");
        page.exportTo("csv", harness.file("published.csv"));
        tryVerify(() => harness.textOf("published.csv").startsWith("table,row,column"), test.timeoutMs);
        page.exportTo("svg", harness.file("published.svg"));
        tryVerify(() => harness.textOf("published.svg").includes("</svg>"), test.timeoutMs);
    }
    function test_two_configurations_think_at_once() {
        part("laboratoryViews").edit(2);
        click("liveButton");
        compare(test.lab.live.running, true);
        tryVerify(() => part("liveFactor").text.includes("×"), test.timeoutMs);
        grab("live");
        click("liveButton");
        compare(test.lab.live.running, false);
    }
}
