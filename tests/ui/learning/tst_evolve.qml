// Evolving on the page: started, observed, paused, resumed, chosen from, saved, played against.
import QtQuick
import QtTest
import Plyglass.App

LearningCase {
    id: test
    name: "Evolve"

    function test_a_ready_made_run_is_one_click_away() {
        compare(part("startPreset0").enabled, true);
        click("startPreset0");
        tryCompare(test.evolution, "state", LearningRun.State.Running);
        verify(test.evolution.runText.startsWith("Run "));
        tryVerify(() => test.evolution.generationCount > 0, test.timeoutMs);
        verify(find("startPreset0") === null);
        verify(test.evolution.watch.hasGame);
        compare(part("newRunButton").enabled, false);
        click("railPlay");
        compare(part("railLearning").busy, true);
        click("railLearning");
        click("pauseRun");
        tryCompare(test.evolution, "state", LearningRun.State.Paused, test.timeoutMs);
        compare(part("railLearning").busy, false);
        compare(find("pauseRun"), null);
        verify(part("resumeRun").enabled);
    }
    function test_own_settings_begin_a_run() {
        click("newRunButton");
        tryVerify(() => find("startPlanned") !== null);
        const plan = test.evolution.plan;
        plan.population = 6;
        compare(plan.preset, -1);
        plan.generations = 2;
        plan.rounds = 1;
        plan.nodes = 20;
        grab("plan");
        click("startPlanned");
        tryCompare(test.evolution, "state", LearningRun.State.Finished, test.timeoutMs);
        compare(test.evolution.generationCount, 3);
        compare(test.evolution.population.count, 6);
    }
    function test_the_panels_show_what_the_run_has_made() {
        runTiny(5);
        const chart = part("strengthChart");
        compare(chart.columns, 6);
        verify(chart.describe(0).startsWith("Generation 0: "), chart.describe(0));
        compare(test.evolution.weights.count, 25);
        compare(part("weightBar0").name, "Pawns");
        compare(part("weightBar0").beforeText, "300");
        compare(part("runHeadline").text, "Generation 5 of 5");
        compare(part("runState").text, "finished");
        compare(test.evolution.population.count, 8);
        verify(part("watchBoard").placement.includes("/"));
    }
    function test_a_generation_is_chosen_in_the_chart_or_by_steps() {
        runTiny(5);
        compare(test.evolution.following, true);
        compare(test.evolution.generation, 5);
        click("previousGeneration");
        compare(test.evolution.generation, 4);
        compare(test.evolution.following, false);
        compare(part("shownGeneration").text, "consensus of generation 4");
        const chart = part("strengthChart");
        mouseClick(chart, 45, chart.height / 2);
        compare(test.evolution.generation, 0);
        compare(part("previousGeneration").enabled, false);
        compare(test.evolution.match.challenger, "generation 0");
        chart.forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Left);
        keyClick(Qt.Key_Return);
        compare(test.evolution.generation, 4);
        click("followNewest");
        compare(test.evolution.following, true);
        part("populationBars").forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Right);
        compare(test.evolution.candidate, 0);
        compare(test.evolution.candidateText, "no. 1 of generation 5");
    }
    function test_the_match_is_played_live_and_can_be_stopped() {
        runTiny(2);
        const match = test.evolution.match;
        match.opponentIndex = 0;
        match.nodes = 20;
        match.games = 40;
        click("startMatch");
        tryCompare(match, "running", false, test.timeoutMs);
        compare(match.won + match.drawn + match.lost, 40);
        verify(part("matchElo").text !== "–");
        verify(part("matchGames").text.startsWith("40 games at 20 nodes"));
        verify(part("matchPanel").subtitle.startsWith("generation 2 against "));
        match.games = 10000;
        click("startMatch");
        tryVerify(() => match.hasScore, test.timeoutMs);
        click("stopMatch");
        tryCompare(match, "running", false, test.timeoutMs);
        verify(match.won + match.drawn + match.lost < 10000);
    }
    function test_what_is_kept_can_be_chosen_played_and_removed() {
        runTiny(2);
        const before = test.learning.evaluators.count;
        click("candidateMenuButton");
        tryVerify(() => find("saveAs") !== null);
        click("saveAs");
        const dialog = findChild(test.win, "saveAsDialog");
        tryCompare(dialog, "opened", true);
        const field = part("nameField");
        compare(field.text, test.evolution.suggestedName());
        field.text = "My best";
        dialog.accept();
        tryCompare(dialog, "visible", false);
        compare(test.learning.evaluators.count, before + 1);
        verify(test.evolution.match.opponentNames.includes("My best"));
        verify(test.evolution.plan.startNames.includes("My best"));
        click("playAgainstIt");
        compare(test.win.page, "play");
        compare(test.learning.evaluators.count, before + 1, "what is kept already is not kept twice");
        test.showPage("learning");
        click("evaluatorsButton");
        tryVerify(() => find("removeEvaluator" + before) !== null);
        grab("evaluators");
        test.learning.exportEvaluator(before, harness.file("best.json"));
        compare(JSON.parse(harness.textOf("best.json")).name, "My best");
        click("removeEvaluator" + before);
        const question = findChild(test.win, "removeEvaluatorQuestion");
        tryCompare(question, "opened", true);
        question.accept();
        tryCompare(question, "visible", false);
        compare(test.learning.evaluators.count, before);
        keyClick(Qt.Key_Escape);
        tryVerify(() => find("evaluatorList") === null);
    }
    function test_the_weights_are_exported_as_a_genome() {
        runTiny(2);
        test.evolution.exportTo(harness.file("genome.json"));
        const genome = JSON.parse(harness.textOf("genome.json"));
        compare(genome.format, "plyglass-genome");
        compare(genome.genes.possession.length, 6);
        test.evolution.exportTo(harness.file("no/such/folder.json"));
        tryVerify(() => part("notice").text.includes("folder.json"));
    }
    function test_runs_are_listed_shown_and_deleted() {
        runTiny(1);
        const first = test.evolution.runText;
        runTiny(2);
        compare(test.learning.runs.count, 2);
        click("runsButton");
        tryVerify(() => find("run1") !== null);
        grab("runs");
        click("run1");
        tryCompare(test.evolution, "runText", first);
        tryCompare(test.evolution, "generationCount", 2);
        click("runsButton");
        tryVerify(() => find("deleteRun1") !== null);
        click("deleteRun1");
        const question = findChild(test.win, "deleteRunQuestion");
        tryCompare(question, "opened", true);
        question.reject();
        tryCompare(question, "visible", false);
        compare(test.learning.runs.count, 2);
        click("deleteRun1");
        tryCompare(question, "opened", true);
        question.accept();
        tryCompare(question, "visible", false);
        compare(test.learning.runs.count, 1);
        compare(test.evolution.state, LearningRun.State.Empty);
        keyClick(Qt.Key_Escape);
        tryVerify(() => find("runList") === null);
    }
    function test_by_fit_the_error_can_be_seen() {
        const plan = test.evolution.plan;
        plan.usePreset(1);
        plan.population = 8;
        plan.generations = 6;
        plan.fitGames = 8;
        plan.nodes = 20;
        test.evolution.begin();
        tryCompare(test.evolution, "state", LearningRun.State.Finished, test.timeoutMs);
        part("strengthOrError").edit(1);
        const chart = part("strengthChart");
        compare(chart.columns, 7);
        verify(/best 0\.\d{4}/.test(chart.describe(6)), chart.describe(6));
        grab("fit");
        part("strengthOrError").edit(0);
    }
    function test_tab_reaches_the_controls() {
        runTiny(2);
        click("previousGeneration");
        const seen = {};
        for (let i = 0; i < 60; ++i) {
            keyClick(Qt.Key_Tab);
            for (let item = test.win.activeFocusItem; item; item = item.parent)
                if (item.objectName)
                    seen[item.objectName] = true;
        }
        for (const name of ["learningViews", "runsButton", "evaluatorsButton", "newRunButton", "extendRun",
                            "strengthChart", "previousGeneration", "followNewest", "populationBars",
                            "matchOpponent", "startMatch", "playAgainstIt", "candidateMenuButton"])
            verify(seen[name], name + " is reached by Tab");
    }
}
