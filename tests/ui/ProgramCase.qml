// A test case with the real window on the real program.
import QtQuick

PageCase {
    id: test

    // Initial page of each test function, and the size of the window.
    property string page: "play"
    property size windowSize: Qt.size(1440, 900)
    // Timeout for a busy machine.
    property int timeoutMs: 60000

    app: harness.app

    // The platform may shrink the window to its screen between two tests.
    function init() {
        activate();
        resize(test.windowSize.width, test.windowSize.height);
        test.app.settings.theme = "dark";
        test.showPage(test.page);
        prepare();
    }
    function cleanup() {
        tidy();
        noWarnings();
    }
    // Override: setup and cleanup of a page's test functions.
    function prepare() {}
    function tidy() {}

    // Plays moves from the shown position, whether they are in the game or new.
    function play(moves) {
        for (const move of moves)
            test.app.game.playMove(move.slice(0, 2), move.slice(2, 4), "");
    }
    // Pastes a game and waits until it is shown.
    function paste(text) {
        test.app.files.pasteText(text);
        tryCompare(test.app.files, "busy", false, test.timeoutMs);
    }
    // Types a move into the field that M opens.
    function typeMove(text) {
        keyClick(Qt.Key_M);
        const field = part("typedMove");
        tryCompare(field, "activeFocus", true);
        for (const letter of text)
            keyClick(letter);
        compare(field.text, text);
        keyClick(Qt.Key_Return);
        return field;
    }
    // Saves a picture of the window after all animations.
    function grab(name) {
        wait(350);
        picture(name);
    }
}
