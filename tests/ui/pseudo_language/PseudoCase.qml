// A test case with the real window on the real program, both in the pseudo-language.
import QtQuick
import QtTest
import Plyglass
import Plyglass.App

TestCase {
    id: test

    when: windowShown

    readonly property int patience: 120000
    property Main win: null
    property list<string> wrong
    readonly property Component windowComponent: Component {
        Main { app: harness.app }
    }

    function initTestCase() {
        harness.app.settings.reduceMotion = true;
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
        test.wrong = [];
        newGame(test.person);
        play(["e2e4", "e7e5"]);
    }

    // The sizes that each page is looked at in.
    function sizes() {
        return [{ tag: "1440x900", width: 1440, height: 900 }, { tag: "900x600", width: 900, height: 600 }];
    }
    function resize(data) {
        test.win.width = data.width;
        test.win.height = data.height;
        tryCompare(test.win.contentItem, "width", data.width);
        tryCompare(test.win.contentItem, "height", data.height);
    }
    // A person with White, and who plays Black.
    readonly property int person: 0
    readonly property int computer: 1
    function newGame(black) {
        const setup = harness.app.setup;
        setup.white.kindIndex = test.person;
        setup.black.kindIndex = black;
        setup.start();
    }
    // On from the start, where the moves are there or not.
    function play(moves) {
        harness.app.game.goToStart();
        for (const move of moves)
            harness.app.game.playMove(move.slice(0, 2), move.slice(2, 4), "");
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
        const content = test.win.contentItem;
        return itemBelow(content, name) ?? itemBelow(content.parent ?? content, name);
    }
    function part(name) {
        tryVerify(() => find(name) !== null, 5000, "there is an item called " + name);
        return find(name);
    }
    function click(name) {
        const item = part(name);
        mouseClick(item, item.width / 2, item.height / 2);
    }
    // A dialog, a sheet or a menu, which is no child of what is seen.
    function popup(name) {
        const found = findChild(test.win, name);
        verify(found, "there is a popup called " + name);
        return found;
    }
    function lookAtPopup(name, picture) {
        const found = popup(name);
        found.open();
        tryCompare(found, "opened", true);
        look(picture);
        found.close();
        tryCompare(found, "visible", false);
    }

    // Everything that the window shows now, and a picture of it.
    function look(picture) {
        wait(250);
        verify(harness.grab(test.win, harness.pictures + "/" + picture + ".png"));
        for (const finding of inspector.findings(test.win))
            if (test.wrong.indexOf(finding) < 0)
                test.wrong.push(finding);
    }
    function judge() {
        compare(test.wrong.length, 0, "\n" + test.wrong.join("\n"));
    }
}
