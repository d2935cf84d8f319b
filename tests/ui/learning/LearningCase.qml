// A test case with the real window on the real program, at the Learning page with no runs.
// Any warning fails the test function that caused it.
import QtQuick
import QtTest
import Plyglass
import Plyglass.App

TestCase {
    id: test

    when: windowShown

    readonly property int patience: 120000
    property Main win: null
    property Learning learning: null
    property EvolutionRun evolution: null
    property NetworkRun network: null
    readonly property Component windowComponent: Component {
        Main { app: harness.app }
    }

    function initTestCase() {
        harness.watch();
        test.win = test.windowComponent.createObject(null) as Main;
        verify(test.win);
        tryCompare(test.win, "visible", true);
        test.win.requestActivate();
        tryCompare(test.win, "active", true);
        test.learning = harness.app.learning;
        test.evolution = test.learning.evolution;
        test.network = test.learning.network;
    }
    function cleanupTestCase() {
        test.win.destroy();
        wait(0);
    }
    function init() {
        resize(1440, 900);
        harness.app.settings.theme = "dark";
        test.win.showPage("learning");
        part("learningViews").edit(0);
        endRun();
        while (test.learning.runs.count > 0)
            test.learning.removeRun(0);
        compare(test.evolution.state, LearningRun.State.Empty);
        compare(test.network.state, LearningRun.State.Empty);
    }
    function cleanup() {
        endRun();
        const warnings = harness.takeWarnings();
        compare(warnings.length, 0, "no warnings: " + warnings.join("\n"));
    }

    function endRun() {
        test.evolution.stop();
        test.network.stop();
        tryVerify(() => !test.learning.busy, test.patience);
    }
    function resize(width, height) {
        test.win.width = width;
        test.win.height = height;
        tryCompare(test.win.contentItem, "width", width);
        tryCompare(test.win.contentItem, "height", height);
    }
    function itemBelow(item, name) {
        for (let i = 0; i < item.children.length; ++i) {
            const child = item.children[i];
            const found = child.objectName === name && child.visible ? child : itemBelow(child, name);
            if (found)
                return found;
        }
        return null;
    }
    function find(name) {
        return itemBelow(test.win.contentItem, name)
            ?? itemBelow(test.win.contentItem.parent ?? test.win.contentItem, name);
    }
    function part(name) {
        tryVerify(() => find(name) !== null, 5000, "there is an item called " + name);
        return find(name);
    }
    function click(name) {
        const item = part(name);
        mouseClick(item, item.width / 2, item.height / 2);
    }
    // An evolution that takes a moment, or many moments.
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
        tryCompare(test.evolution, "state", LearningRun.State.Finished, test.patience);
    }
    // A network run that takes a moment, or many moments.
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
        tryCompare(test.network, "state", LearningRun.State.Finished, test.patience);
        tryCompare(test.network.worths, "count", 6, test.patience);
    }
    function grab(name) {
        wait(350);
        verify(harness.grab(test.win, harness.pictures + "/" + name + ".png"));
    }
}
