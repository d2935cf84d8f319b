// A test case on the Networks page without runs.
import QtQuick
import Plyglass.App
import ".."

ProgramCase {
    id: test
    page: "learning"
    timeoutMs: 120000

    readonly property Learning learning: test.app.learning
    readonly property EvolutionRun evolution: test.learning.evolution
    readonly property NetworkRun network: test.learning.network

    function prepare() {
        part("learningViews").edit(0);
        endRun();
        while (test.learning.runs.count > 0)
            test.learning.removeRun(0);
        compare(test.evolution.state, LearningRun.State.Empty);
        compare(test.network.state, LearningRun.State.Empty);
    }
    function tidy() {
        endRun();
    }

    function endRun() {
        test.evolution.stop();
        test.network.stop();
        tryVerify(() => !test.learning.busy, test.timeoutMs);
    }
    // A short evolution; longer with more generations.
    function tinyPlan(generations) {
        const plan = test.evolution.plan;
        plan.usePreset(0);
        plan.population = 8;
        plan.generations = generations;
        plan.rounds = 1;
        plan.nodes = 30;
    }
    function runTiny(generations) {
        tinyPlan(generations);
        test.evolution.begin();
        tryCompare(test.evolution, "state", LearningRun.State.Finished, test.timeoutMs);
    }
    // A short network run; longer with more games.
    function tinyNetwork(games) {
        const plan = test.network.plan;
        plan.preset = 0;
        plan.rounds = 2;
        plan.games = games;
        plan.nodes = 10;
        plan.samples = 40;
        plan.strengthGames = 4;
        plan.threads = 1;
    }
    function trainTiny() {
        tinyNetwork(50);
        test.network.begin();
        tryCompare(test.network, "state", LearningRun.State.Finished, test.timeoutMs);
        tryCompare(test.network.squareValues, "count", 6, test.timeoutMs);
    }
}
