// A game of the library is opened, changed and saved in its place.
import QtQuick
import Plyglass.App
import ".."

ProgramCase {
    id: test
    name: "Saving"
    page: "library"

    readonly property Library library: test.app.library
    readonly property Files files: test.app.files
    readonly property url games: Qt.resolvedUrl("../../data/games/three.pgn")

    function prepare() {
        tryVerify(() => test.library.ready, test.timeoutMs, "the library is read");
        if (test.library.games.count === 0)
            test.library.imports.take([test.games]);
        tryVerify(() => test.library.games.count > 0, test.timeoutMs, "the file is imported");
        const list = part("libraryList");
        tryVerify(() => list.itemAtIndex(0) !== null, test.timeoutMs);
        mouseClick(list.itemAtIndex(0));
        tryVerify(() => test.library.preview.shown, test.timeoutMs);
        click("previewAnalyse");
        tryVerify(() => test.files.fromLibrary, test.timeoutMs, "the game is opened");
        tryVerify(() => part("analysePage") !== null && part("analysePage").visible, test.timeoutMs);
    }
    function tidy() {
        harness.seatTwoPersons();
        compare(test.files.fromLibrary, false);
    }
    function openMenu() {
        click("takeAway");
        tryVerify(() => find("takeGame") !== null, test.timeoutMs);
    }

    function test_the_menu_saves_in_the_library() {
        openMenu();
        compare(find("saveInLibrary").shortcutText, "Ctrl+S");
        compare(find("saveInFile").shortcutText, "Ctrl+Shift+S");
        grab("save-in-library");
        click("saveInLibrary");
        tryVerify(() => find("notice") !== null, test.timeoutMs, "it is seen");
        compare(find("notice").text, "The game is saved in the library.");
        test.app.notices.dismiss();
        tryVerify(() => find("notice") === null, test.timeoutMs);
    }
    function test_the_keys_save_in_the_library() {
        test.app.game.goToPly(2);
        click("commentField");
        for (const letter of "good")
            keyClick(letter);
        tryVerify(() => find("notice")?.text.includes("“Deleted”") ?? false, test.timeoutMs,
                  "as it is written");
        keyClick(Qt.Key_S, Qt.ControlModifier);
        tryVerify(() => find("notice")?.text.includes("The game is saved") ?? false, test.timeoutMs);
        grab("saved-in-library");
    }
    function test_a_game_with_a_file_is_saved_there() {
        test.files.saveTo(harness.file("own.pgn"));
        tryCompare(test.files, "savesInLibrary", false, test.timeoutMs);
        openMenu();
        compare(find("saveInLibrary").shortcutText, "");
        compare(find("saveInFile").shortcutText, "Ctrl+S");
        keyClick(Qt.Key_Escape);
    }
    function test_another_game_has_no_place_in_the_library() {
        harness.seatTwoPersons();
        test.showPage("analyse");
        openMenu();
        compare(find("saveInLibrary"), null);
        compare(find("saveInFile").shortcutText, "Ctrl+S");
        keyClick(Qt.Key_Escape);
    }
}
