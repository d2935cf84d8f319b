// Training a network on the page: started, paused, resumed, shown by generation, saved, played against.
import QtQuick
import QtTest
import Plyglass.App

LearningCase {
    id: test
    name: "Train"

    function open() {
        part("learningViews").edit(1);
    }
    function test_the_first_run_begins_on_the_page_itself() {
        open();
        verify(find("runProgress") === null);
        tinyNetwork(2000);
        compare(part("networkPreset").currentIndex, -1);
        grab("network-welcome");
        click("beginTraining");
        tryCompare(test.network, "state", LearningRun.State.Running);
        verify(part("runBadge").text.startsWith("Run 1"));
        tryVerify(() => test.network.generations > 0, test.timeoutMs);
        tryVerify(() => part("runDetail").text.startsWith("plays itself"), test.timeoutMs);
        compare(part("newRunButton").enabled, false);
        tryVerify(() => part("trainPanels").watching, test.timeoutMs);
        verify(test.network.watch.active);
        grab("network-running");
        click("railPlay");
        verify(!test.network.watch.active);
        compare(part("railLearning").busy, true);
        click("railLearning");
        click("pauseRun");
        tryCompare(test.network, "state", LearningRun.State.Paused, test.timeoutMs);
        compare(part("runState").text, "paused");
        compare(part("railLearning").busy, false);
        click("resumeRun");
        tryCompare(test.network, "state", LearningRun.State.Running);
        click("stopRun");
        tryCompare(test.network, "state", LearningRun.State.Stopped, test.timeoutMs);
        verify(part("resumeRun").enabled);
    }
    function test_own_settings_begin_a_run() {
        open();
        tinyNetwork(50);
        test.network.begin();
        tryCompare(test.network, "state", LearningRun.State.Finished, test.timeoutMs);
        click("newRunButton");
        tryVerify(() => find("planRoundsStepper") !== null);
        test.network.plan.rounds = 1;
        grab("network-plan");
        click("beginTraining");
        tryVerify(() => test.learning.runs.count === 2 && test.network.state === LearningRun.State.Finished,
            test.timeoutMs);
        compare(test.network.generations, 2);
    }
    function test_the_panels_show_what_the_run_has_made() {
        open();
        trainTiny();
        const strength = part("networkStrengthChart");
        compare(strength.columns, 3);
        verify(strength.describe(2).startsWith("Generation 2: Elo "), strength.describe(2));
        const loss = part("lossChart");
        verify(loss.columns >= 8);
        verify(loss.describe(0).includes("Held out 0."), loss.describe(0));
        compare(part("runHeadline").text, "Finished: 2 generations");
        verify(part("squareValuesMap5").summary.startsWith("best on "));
        compare(part("squareValuesMap5").meanText, "");
        compare(part("rival0").name, "Material");
    }
    function test_a_generation_is_chosen_in_the_chart_or_by_steps() {
        open();
        trainTiny();
        compare(test.network.generation, 2);
        const chart = part("networkStrengthChart");
        chart.forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Left);
        keyClick(Qt.Key_Return);
        compare(test.network.generation, 1);
        compare(part("matchPanel").subtitle, "generation 1");
        mouseClick(chart, chart.width - 20, chart.height / 2);
        compare(test.network.generation, 2);
        const stepper = part("generationStepper");
        stepper.step(-2);
        compare(test.network.generation, 0);
        compare(test.network.facts.rowCount(), 3);
    }
    function test_a_map_opens_with_its_numbers_and_units() {
        open();
        trainTiny();
        click("squareValuesMap1");
        tryVerify(() => find("valueNumbers") !== null);
        compare(part("pieceValuesPiece").currentIndex, 1);
        compare(part("valueNumbers").texts.length, 64);
        compare(test.network.neurons.count, 32);
        grab("network-values");
        keyClick(Qt.Key_Escape);
        tryVerify(() => find("valueNumbers") === null);
    }
    function test_a_network_is_kept_under_a_name_and_chosen_elsewhere() {
        open();
        trainTiny();
        click("networkMore");
        tryVerify(() => find("saveAs") !== null);
        click("saveAs");
        tryVerify(() => find("nameField") !== null);
        part("nameField").text = "Pupil";
        click("acceptButton");
        tryVerify(() => test.app.evaluation.evaluatorNames.includes("Pupil"));
        verify(part("notice").text.includes("Pupil"));
        test.app.evaluation.evaluatorIndex = test.app.evaluation.evaluatorNames.indexOf("Pupil");
        verify(test.app.evaluation.explanation.includes("network"));
        test.app.evaluation.removeOwn();
    }
    function test_playing_against_a_generation_opens_the_board() {
        open();
        trainTiny();
        click("playAgainstIt");
        tryCompare(test.win, "page", "play");
        const names = test.app.evaluation.evaluatorNames;
        const kept = names.findIndex(name => name.includes("generation 2"));
        verify(kept > 0);
        test.app.evaluation.evaluatorIndex = kept;
        test.app.evaluation.removeOwn();
    }
}
