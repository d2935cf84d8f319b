// A test case on the Play page: two persons have played the Italian Game up to 19.Nxd4.
import QtQuick
import Plyglass.App
import ".."

ProgramCase {
    id: test

    readonly property Game game: test.app.game
    readonly property AppSettings settings: test.app.settings
    // Its last moves are evaluated.
    readonly property string italian: "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. c3 Nf6 5. d3 d6 6. O-O O-O "
        + "7. Re1 a6 8. Bb3 Ba7 9. h3 h6 10. Nbd2 Re8 11. Nf1 Be6 12. Bxe6 Rxe6 "
        + "13. Be3 {[%eval 0.2]} Bxe3 {[%eval 0.2]} 14. Nxe3 {[%eval 0.2]} d5 {[%eval 0.1]} "
        + "15. exd5 {[%eval 0.1]} Nxd5 {[%eval 0.1]} 16. Nxd5 {[%eval 0.1]} Qxd5 {[%eval 0.2]} "
        + "17. d4 {[%eval 0.4]} exd4 {[%eval 0.3]} 18. Rxe6 {[%eval 0.3]} fxe6 {[%eval 0.4]} "
        + "19. Nxd4 {[%eval 0.4]} *"

    function prepare() {
        test.settings.reduceMotion = true;
        test.settings.thinkTimeMs = test.settings.thinkTimeMsMax;
        begin();
    }
    // Initial state of each test function.
    function begin() {
        harness.resumeGame(test.italian, false);
    }
    function tidy() {
        harness.seatTwoPersons();
        test.settings.resetToDefaults();
        test.settings.calmView = false;
        test.settings.humanPace = false;
        part("playPage").tab = "thinking";
    }
    // A computer with Black thinks about its reply until it is told to move.
    function letComputerThink() {
        harness.resumeGame(test.italian, true);
        tryVerify(() => test.game.status.thinking && test.app.thinking.depthNodes.length > 3, test.timeoutMs);
    }
    function type(text) {
        for (const letter of text)
            keyClick(letter);
    }
}
