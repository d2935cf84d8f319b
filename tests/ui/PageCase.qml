// A test case with the real window, on any back end. Any warning fails the test function that caused it.
import QtQuick
import QtTest
import Plyglass
import Plyglass.Actions
import Plyglass.App
import Plyglass.Controls

TestCase {
    id: test

    required property App app
    property Main win: null
    readonly property Component windowComponent: Component {
        Main { app: test.app }
    }

    when: windowShown

    function initTestCase() {
        openWindow();
    }
    function openWindow() {
        harness.watch();
        test.win = test.windowComponent.createObject(null) as Main;
        verify(test.win);
        tryCompare(test.win, "visible", true);
        activate();
    }
    // The keys go to the window; offscreen, a window that closes gives them to no other.
    function activate() {
        test.win.requestActivate();
        tryVerify(() => test.win.active && test.win.activeFocusItem !== null);
    }
    function cleanupTestCase() {
        test.win.destroy();
        wait(0);
    }
    function cleanup() {
        noWarnings();
    }
    // The warnings are above in the log; QtTest 6.4 overruns its own memory with a long message.
    function noWarnings() {
        const warnings = harness.takeWarnings();
        compare(warnings.length, 0, "no warnings: " + warnings.join("\n").slice(0, 200));
    }

    function showPage(page) { Actions.show(page); }
    function resize(width, height) {
        test.win.width = width;
        test.win.height = height;
        tryCompare(test.win.contentItem, "width", width);
        tryCompare(test.win.contentItem, "height", height);
    }
    // Delegates are visual children, but not among the children that findChild searches.
    function below(item, name, alsoHidden) {
        for (let i = 0; i < item.children.length; ++i) {
            const child = item.children[i];
            const isIt = child.objectName === name && (alsoHidden || child.visible);
            const found = isIt ? child : below(child, name, alsoHidden);
            if (found)
                return found;
        }
        return null;
    }
    // The visible item with this name, in the window or in a popup; null if there is none.
    function find(name) {
        const content = test.win.contentItem;
        return below(content, name, false) ?? below(content.parent ?? content, name, false);
    }
    // Waits for the item with this name; returns a hidden one if none is visible.
    function part(name) {
        const seek = () => find(name) ?? below(test.win.contentItem, name, true) ?? findChild(test.win, name);
        tryVerify(() => seek() !== null, 5000, "there is an item called " + name);
        return seek();
    }
    // The item with this name of a file dialog, for which Qt 6.8 opens a window; the keys go there.
    function chooserPart(name) {
        const seek = () => Windows.roots().map(root => below(root, name, false)).find(item => item !== null);
        tryVerify(() => seek() !== undefined, 5000, "a file dialog has " + name);
        const item = seek();
        item.Window.window.requestActivate();
        return item;
    }
    function click(name) {
        tryVerify(() => find(name) !== null, 5000, "an item called " + name + " can be seen");
        const item = find(name);
        // A row or flow positions its items before the next frame.
        if (isPolishScheduled(item.parent))
            waitForItemPolished(item.parent);
        mouseClick(item, item.width / 2, item.height / 2);
    }
    function picture(name) {
        verify(harness.grab(test.win, harness.pictures + "/" + name + ".png"));
    }
}
