// A test case on the Analyse page, with two persons at the board.
import QtQuick
import Plyglass.App
import ".."

ProgramCase {
    id: test
    page: "analyse"

    readonly property Analyse analyse: test.app.analyse
    readonly property Annotation annotation: test.app.annotation
    readonly property Game game: test.app.game

    function initTestCase() {
        harness.seatTwoPersons();
        test.app.settings.reduceMotion = true;
        openWindow();
    }
    function prepare() {
        harness.seatTwoPersons();
        test.analyse.engineOn = true;
        test.analyse.lineCount = 3;
    }
    function tidy() {
        test.analyse.engineOn = false;
        tryCompare(test.analyse, "searching", false, test.timeoutMs);
    }
    function square(name) {
        const board = part("analyseBoard");
        const unit = board.side / 8;
        return Qt.point(board.boardX + (name.charCodeAt(0) - 97 + 0.5) * unit,
                        board.boardY + (8.5 - parseInt(name[1])) * unit);
    }
    function clickMove(from, to) {
        for (const name of [from, to]) {
            const at = square(name);
            mouseClick(part("analyseBoard"), at.x, at.y);
        }
    }
    function waitForLines(count) {
        tryCompare(test.analyse.lines, "count", count, test.timeoutMs);
    }
}
