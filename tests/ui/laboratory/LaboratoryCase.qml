// A test case in an empty laboratory.
import QtQuick
import Plyglass.App
import ".."

ProgramCase {
    id: test
    page: "laboratory"

    readonly property string italian: "r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4"
    readonly property string rookEnding: "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1"
    readonly property Laboratory lab: test.app.laboratory

    function prepare() {
        test.lab.startOver();
        test.lab.positions.clear();
        part("laboratoryViews").edit(0);
    }

    function addPositions() {
        verify(test.lab.positions.addFen(test.italian));
        verify(test.lab.positions.addFen(test.rookEnding));
    }
    function runTinyComparison() {
        addPositions();
        test.lab.toDepth = 3;
        click("runComparison");
        tryCompare(test.lab, "phase", LabPhase.Finished, test.timeoutMs);
    }
}
