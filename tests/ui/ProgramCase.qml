// A test case with the real window on the real program.
import QtQuick

PageCase {
    id: test

    // The page that each test function begins at, and the size of the window there.
    property string page: "play"
    property size windowSize: Qt.size(1440, 900)
    // A busy machine may be slow.
    property int timeoutMs: 60000

    app: harness.app

    // The platform may make the window as small as its screen between two tests.
    function init() {
        resize(test.windowSize.width, test.windowSize.height);
        test.app.settings.theme = "dark";
        test.showPage(test.page);
        prepare();
    }
    function cleanup() {
        tidy();
        noWarnings();
    }
    // What a page's own case does before and after each of its test functions.
    function prepare() {}
    function tidy() {}

    // On from the position shown, where the moves are there or not.
    function play(moves) {
        for (const move of moves)
            test.app.game.playMove(move.slice(0, 2), move.slice(2, 4), "");
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
    // A picture of the window, once what moves in it has come to rest.
    function grab(name) {
        wait(350);
        picture(name);
    }
}
