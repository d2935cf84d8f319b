// A test case with the real window on mock view models. Any warning fails the test function that caused it.
import QtQuick
import QtTest
import Plyglass
import Plyglass.App

TestCase {
    id: test

    property App mock: App {}
    property Main win: null
    readonly property Component windowComponent: Component {
        Main { app: test.mock }
    }

    when: windowShown

    function initTestCase() {
        harness.watch();
        test.mock.game.showMockUp();
        test.win = test.windowComponent.createObject(null) as Main;
        verify(test.win);
        tryCompare(test.win, "visible", true);
        test.win.requestActivate();
        tryCompare(test.win, "active", true);
    }
    function cleanupTestCase() {
        test.win.destroy();
        wait(0);
    }
    function init() {
        test.mock.game.calls = [];
        test.mock.files.calls = [];
        test.mock.setup.calls = [];
        test.mock.techniques.calls = [];
        test.win.showPage("play");
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
    function part(name) {
        const item = itemBelow(test.win.contentItem, name) ?? findChild(test.win, name);
        verify(item, "there is an item called " + name);
        return item;
    }
    // Delegates are below an item to see, but not among the children that findChild knows.
    function itemBelow(item, name) {
        for (let i = 0; i < item.children.length; ++i) {
            const child = item.children[i];
            const found = child.objectName === name ? child : itemBelow(child, name);
            if (found)
                return found;
        }
        return null;
    }
    // Popups are no children of the window's items.
    function popupPart(popup, name) {
        const item = findChild(popup.contentItem, name) ?? findChild(popup.footer, name);
        verify(item, "there is an item called " + name);
        return item;
    }
    function lastCall() {
        return test.mock.game.calls.length > 0 ? test.mock.game.calls[test.mock.game.calls.length - 1] : "";
    }
    function grab(name) {
        const path = harness.pictures + "/" + name + ".png";
        verify(harness.grab(test.win, path), "the picture " + path + " is written");
    }
}
