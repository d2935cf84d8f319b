// The Laboratory page at every size and in both themes: no warnings, and pictures for review.
import QtQuick
import QtTest
import Plyglass.App

LaboratoryCase {
    id: test
    name: "LaboratoryLooks"

    // Four configurations, one of which is stopped at its limit.
    function runFour() {
        addPositions();
        const all = test.lab.configurations;
        const editor = test.lab.editor;
        const variant = (name, ids) => {
            const row = all.add();
            all.rename(row, name);
            editor.row = row;
            ids.forEach(id => editor.setOn(id, false));
            return row;
        };
        variant("No reductions", ["late-move-reductions"]);
        variant("No hash, no null move", ["transposition-table", "null-move"]);
        editor.row = -1;
        test.lab.giveUpMillions = 1;
        test.lab.toDepth = 7;
        click("runComparison");
        tryCompare(test.lab, "phase", LabPhase.Finished, test.timeoutMs);
        test.lab.resultDepth = 6;
    }

    function test_every_size_and_both_themes_can_be_shown_data() {
        return [
            { tag: "900x600", width: 900, height: 600 },
            { tag: "1024x700", width: 1024, height: 700 },
            { tag: "1440x900", width: 1440, height: 900 },
            { tag: "2560x1440", width: 2560, height: 1440 }
        ];
    }
    function test_every_size_and_both_themes_can_be_shown(data) {
        runFour();
        resize(data.width, data.height);
        mouseMove(test.win.contentItem, 2, 2);
        for (const theme of ["dark", "light"]) {
            test.app.settings.theme = theme;
            for (const view of [0, 1, 2]) {
                part("laboratoryViews").edit(view);
                grab(data.tag + "-" + theme + "-" + view);
            }
        }
        part("laboratoryViews").edit(0);
        if (data.width === 1440) {
            part("laboratoryPage").exportTo("png", "file://" + harness.pictures + "/chart-light.png");
            test.app.settings.theme = "dark";
            wait(300);
            part("laboratoryPage").exportTo("svg", "file://" + harness.pictures + "/chart-dark.svg");
        }
        if (data.width === 900) {
            part("resultsView").edit(2);
            verify(part("publishedList"));
            part("resultsView").edit(0);
        }
        if (data.width < 1200) {
            click("openPlan");
            tryVerify(() => find("runComparison") !== null);
            grab(data.tag + "-plan");
            keyClick(Qt.Key_Escape);
            tryVerify(() => find("runComparison") === null);
        }
    }
    function test_a_technique_can_be_found_in_the_sheet_by_its_switch() {
        click("configuration1");
        verify(part("configurationSwitches").count > 20);
        keyClick(Qt.Key_Escape);
        tryCompare(test.lab.editor, "row", -1);
    }
}
