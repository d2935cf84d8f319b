// A test case on the Explorer page, with two persons at the board.
import QtQuick
import Plyglass.App
import ".."

ProgramCase {
    id: test
    page: "explorer"

    readonly property Explorer explorer: test.app.explorer

    function initTestCase() {
        harness.seatTwoPersons();
        test.app.settings.reduceMotion = true;
        openWindow();
    }
    function tidy() {
        tryCompare(test.explorer, "busy", false, test.timeoutMs);
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
