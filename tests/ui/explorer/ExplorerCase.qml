// A test case with the Explorer page open in the real window.
// Any warning fails the test function that caused it.
import QtQuick
import QtTest
import Plyglass
import Plyglass.App

TestCase {
    id: test

    property Main win: null
    readonly property Component windowComponent: Component {
        Main { app: program }
    }
    readonly property Explorer explorer: program.explorer

    when: windowShown

    function initTestCase() {
        harness.watch();
        test.win = test.windowComponent.createObject(null) as Main;
        verify(test.win);
        tryCompare(test.win, "visible", true);
        test.win.requestActivate();
        tryCompare(test.win, "active", true);
        resize(1440, 900);
        keyClick("2", Qt.ControlModifier);
        compare(test.win.page, "explorer");
    }
    // The platform may make the window as small as its screen between two tests.
    function init() {
        resize(1440, 900);
    }
    function cleanupTestCase() {
        test.win.destroy();
        wait(0);
    }
    function cleanup() {
        tryCompare(test.explorer, "busy", false, 60000);
        const warnings = harness.takeWarnings();
        compare(warnings.length, 0, "no warnings: " + warnings.join("\n"));
    }

    function resize(width, height) {
        test.win.width = width;
        test.win.height = height;
        tryCompare(test.win.contentItem, "width", width);
        tryCompare(test.win.contentItem, "height", height);
    }
    function part(name) {
        const item = below(test.win.contentItem, name) ?? findChild(test.win, name);
        verify(item, "there is an item called " + name);
        return item;
    }
    function below(item, name) {
        for (let i = 0; i < item.children.length; ++i) {
            const child = item.children[i];
            const found = child.objectName === name ? child : below(child, name);
            if (found)
                return found;
        }
        return null;
    }
    function grab(name) {
        wait(50);
        verify(harness.grab(test.win, harness.pictures + "/" + name + ".png"));
    }
    function typeInto(name, text) {
        const field = part(name);
        mouseClick(field, 40, 16);
        for (const key of text)
            keyClick(key);
        keyClick(Qt.Key_Return);
    }
    function record(depth) {
        test.explorer.choiceIndex = 0;
        test.explorer.depth = depth;
        mouseClick(part("record"));
        tryCompare(test.explorer, "recording", false, 60000);
        tryCompare(test.explorer, "hasTree", true, 60000);
    }
}
