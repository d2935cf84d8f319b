// A test case with the real window on the real program, both in the pseudo-language.
import QtQuick
import ".."

ProgramCase {
    id: test
    timeoutMs: 120000

    property list<string> wrong

    function initTestCase() {
        test.app.settings.reduceMotion = true;
        openWindow();
    }
    function prepare() {
        test.wrong = [];
        newGame(test.person);
        replay(["e2e4", "e7e5"]);
    }

    // Sizes in which each page is checked.
    function sizes() {
        return [{ tag: "1440x900", width: 1440, height: 900 }, { tag: "900x600", width: 900, height: 600 }];
    }
    // A person with White, and Black's player.
    readonly property int person: 0
    readonly property int computer: 1
    function newGame(black) {
        const setup = test.app.setup;
        setup.white.kindIndex = test.person;
        setup.black.kindIndex = black;
        setup.start();
    }
    function replay(moves) {
        test.app.game.goToStart();
        play(moves);
    }

    // A dialog, a sheet or a menu, which is not a child of the page.
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

    // Checks everything in the window, and saves a picture.
    function look(picture) {
        wait(250);
        verify(harness.grab(test.win, harness.pictures + "/" + picture + ".png"));
        for (const finding of inspector.findings(test.win))
            if (test.wrong.indexOf(finding) < 0)
                test.wrong.push(finding);
    }
    function judge() {
        for (const finding of test.wrong)
            console.info(finding);
        verify(test.wrong.length === 0, test.wrong.length + " findings, listed above");
    }
}
