// A test case with the real window on the real program, at an empty laboratory.
// Any warning fails the test function that caused it.
import QtQuick
import QtTest
import Plyglass
import Plyglass.App

TestCase {
    id: test

    when: windowShown

    readonly property string italian: "r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4"
    readonly property string rookEnding: "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1"
    readonly property int patience: 60000
    property Main win: null
    property Laboratory lab: null
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
        test.lab = harness.app.laboratory;
    }
    function cleanupTestCase() {
        test.win.destroy();
        wait(0);
    }
    function init() {
        resize(1440, 900);
        harness.app.settings.theme = "dark";
        test.win.showPage("laboratory");
        test.lab.startOver();
        test.lab.positions.clear();
        part("laboratoryViews").edit(0);
    }
    function cleanup() {
        const warnings = harness.takeWarnings();
        compare(warnings.length, 0, "no warnings: " + warnings.join("\n"));
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
    function addPositions() {
        verify(test.lab.positions.addFen(test.italian));
        verify(test.lab.positions.addFen(test.rookEnding));
    }
    function runTinyComparison() {
        addPositions();
        test.lab.toDepth = 3;
        click("runComparison");
        tryCompare(test.lab, "state", "finished", test.patience);
    }
    function grab(name) {
        wait(300);
        verify(harness.grab(test.win, harness.pictures + "/" + name + ".png"));
    }
}
