// Duplicate games: found, counted, deleted by key and restored. The last file of this folder, since it adds
// games.
import QtQuick
import Plyglass.App
import ".."

ProgramCase {
    id: test
    name: "WithDuplicates"
    page: "library"

    readonly property Library library: test.app.library

    function prepare() {
        tryVerify(() => test.library.ready, test.timeoutMs, "the library is read");
        for (const file of ["three", "first_of_three"]) {
            test.library.imports.take([Qt.resolvedUrl("../../data/games/" + file + ".pgn")]);
            tryVerify(() => !test.library.imports.running, test.timeoutMs, "the file is imported");
        }
        test.library.clearFilters();
        tryVerify(() => test.library.games.count >= 4, test.timeoutMs);
    }

    function test_they_are_counted_and_go_and_come_by_keys() {
        test.library.edits.findDuplicates();
        tryCompare(test.library.games, "count", 2, test.timeoutMs);
        compare(test.library.games.selectedCount, 1);
        compare(part("libraryDone").text, "1 game is a copy of one that is in the library too.");
        compare(part("libraryDone").actionText, "Delete 1 game");
        tryVerify(() => part("libraryList").activeFocus, test.timeoutMs);
        grab("duplicates");
        keyClick(Qt.Key_Delete);
        tryCompare(test.library.games, "count", 1, test.timeoutMs);
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        tryCompare(test.library.games, "count", 2, test.timeoutMs);
    }
    function test_a_button_deletes_as_many_as_it_says() {
        test.library.current = 0;
        tryVerify(() => test.library.preview.shown, test.timeoutMs);
        test.library.edits.findDuplicates();
        tryVerify(() => !test.library.preview.shown, test.timeoutMs, "no game is chosen");
        tryCompare(part("libraryDone"), "actionText", "Delete 1 game", test.timeoutMs);
        test.library.selectAll();
        compare(part("libraryDone").actionText, "Delete 2 games");
        test.library.toggle(0);
        compare(part("libraryDone").actionText, "Delete 1 game");
        part("libraryDone").actionTriggered();
        tryCompare(test.library.games, "count", 1, test.timeoutMs);
        compare(part("libraryDone").text, "1 game was deleted.");
        compare(part("libraryDone").actionText, "Undo");
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        tryCompare(test.library.games, "count", 2, test.timeoutMs);
    }
}
