// The library for a user: files are imported, games are found and sorted, one is previewed and opened.
import QtQuick
import QtQuick.Controls
import QtQuick.Dialogs
import Plyglass.App
import Plyglass.Controls
import ".."

ProgramCase {
    id: test
    name: "Library"
    page: "library"
    windowSize: Qt.size(1280, 900)

    readonly property Library library: test.app.library
    // Three games.
    readonly property url games: Qt.resolvedUrl("../../data/games/three.pgn")

    function prepare() {
        tryVerify(() => test.library.ready, test.timeoutMs, "the library is read");
        if (test.library.games.count === 0 && !test.library.filtered) {
            test.library.imports.take([test.games]);
            compare(part("libraryEmpty").otherText, "", "an import is not called an empty library");
            tryVerify(() => !test.library.imports.running, test.timeoutMs, "the file is imported");
        }
        test.library.clearFilters();
        tryCompare(test.library.games, "count", 3, test.timeoutMs);
    }

    // Places of the buttons, which no message may move.
    function places() {
        return ["libraryWords", "libraryList", "libraryViews", "previewAnalyse"].map(name => {
            const place = part(name).mapToItem(null, 0, 0);
            return name + " " + place.x + " " + place.y;
        }).join();
    }

    function test_the_games_of_a_file_are_listed() {
        compare(part("libraryCount").text, "3 games");
        verify(!part("libraryEmpty").visible);
        const list = part("libraryList");
        tryVerify(() => list.itemAtIndex(0) !== null && list.itemAtIndex(0).result.length > 0,
                  test.timeoutMs);
        verify(list.itemAtIndex(0).white.length > 0);
    }
    function test_a_game_is_looked_at() {
        const list = part("libraryList");
        tryVerify(() => list.itemAtIndex(1) !== null, test.timeoutMs);
        mouseClick(list.itemAtIndex(1));
        compare(test.library.current, 1);
        tryVerify(() => test.library.preview.shown, test.timeoutMs);
        compare(test.library.preview.ply, test.library.preview.length);
        keyClick(Qt.Key_Up);
        compare(test.library.current, 0);
        keyClick(Qt.Key_End);
        compare(test.library.current, 2);
    }
    function test_a_search_without_result_says_so() {
        part("libraryList").forceActiveFocus();
        keyClick(Qt.Key_F, Qt.ControlModifier);
        tryVerify(() => part("libraryWords").activeFocus, test.timeoutMs);
        for (const letter of "zzz")
            keyClick(letter);
        tryCompare(test.library.games, "count", 0, test.timeoutMs);
        verify(part("libraryEmpty").visible);
        click("libraryClear");
        tryCompare(test.library.games, "count", 3, test.timeoutMs);
        compare(part("libraryWords").text, "");
    }
    function test_return_and_down_in_a_search_lead_to_the_list() {
        const list = part("libraryList");
        for (const key of [Qt.Key_Return, Qt.Key_Down]) {
            list.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Tab, Qt.ShiftModifier);
            verify(!list.activeFocus, "a head has the keys");
            keyClick(Qt.Key_F, Qt.ControlModifier);
            keyClick(key);
            verify(list.activeFocus);
        }
    }
    function test_a_head_orders_the_games_both_ways() {
        click("head" + Library.Length);
        compare(test.library.order, Library.Length);
        verify(!test.library.descending);
        click("head" + Library.Length);
        verify(test.library.descending);
    }
    function openSheet(button) {
        click(button);
        tryVerify(() => part("searchSheet").opened, test.timeoutMs);
    }
    function chooseView(index) {
        part("searchViews").activated(index);
        compare(part("searchSheet").view, index);
    }
    function write(field, text) {
        click(field);
        for (const letter of text)
            keyClick(letter);
    }
    function test_a_position_is_searched_for_and_taken_back() {
        openSheet("libraryByPosition");
        test.app.searchSetup.pasteText("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
        verify(part("searchFind").enabled);
        click("searchFind");
        tryVerify(() => !part("searchSheet").visible, test.timeoutMs);
        tryCompare(test.library.games, "count", 0, test.timeoutMs);
        compare(part("searchPart" + LibrarySearch.Position).name, "Position");
        test.app.game.goToPly(0);
        openSheet("libraryByPosition");
        click("searchPlayBoard");
        click("searchFind");
        tryCompare(test.library.games, "count", 3, test.timeoutMs);
        tryVerify(() => !part("searchSheet").visible, test.timeoutMs);
        click("searchPart" + LibrarySearch.Position);
        compare(test.library.search.parts.count, 0);
        verify(!test.library.filtered);
    }
    function test_a_game_opens_where_it_shows_what_was_searched_for() {
        openSheet("libraryByPosition");
        const after2 = "rnbqkb1r/ppppp1pp/5p1n/8/5B2/3P4/PPP1PPPP/RN1QKBNR";
        test.app.searchSetup.pasteText(after2 + " w KQkq - 0 3");
        click("searchFind");
        tryVerify(() => !part("searchSheet").visible, test.timeoutMs);
        tryCompare(test.library.games, "count", 2, test.timeoutMs);
        const list = part("libraryList");
        list.forceActiveFocus();
        keyClick(Qt.Key_Home);
        tryCompare(test.library.preview, "ply", 4, test.timeoutMs);
        keyClick(Qt.Key_Return);
        tryVerify(() => test.app.game.board.placement === after2, test.timeoutMs);
        compare(test.app.game.currentPly, 4);
        compare(test.win.page, "analyse");
    }
    function test_single_squares_are_searched_for() {
        openSheet("libraryByPosition");
        part("searchHow").activated(1);
        click("searchEmpty");
        verify(!part("searchFind").enabled);
        click("mark-");
        const board = part("searchBoard");
        const at = Qt.point(board.boardX + board.side / 16, board.boardY + board.side * 15 / 16);
        mouseClick(board, at.x, at.y);
        compare(test.library.search.squares.marks[0], "-");
        verify(part("searchFind").enabled);
        click("tool-wK");
        mouseClick(board, at.x, at.y);
        compare(test.library.search.squares.marks[0], "");
        click("searchFind");
        tryCompare(test.library.games, "count", 0, test.timeoutMs);
        compare(part("searchPart" + LibrarySearch.Position).name, "Squares");
        tryVerify(() => !part("searchSheet").visible, test.timeoutMs);
        part("searchHow").activated(0);
    }
    function test_a_position_that_cannot_be_says_why() {
        openSheet("libraryByPosition");
        click("searchEmpty");
        verify(!part("searchFind").enabled);
        verify(part("searchProblem").visible && part("searchProblem").text.length > 0);
        test.app.searchSetup.undo();
        verify(part("searchFind").enabled);
        keyClick(Qt.Key_Escape);
        tryVerify(() => !part("searchSheet").visible, test.timeoutMs);
        compare(test.library.search.parts.count, 0);
    }
    function test_material_is_searched_for() {
        openSheet("libraryByPosition");
        chooseView(1);
        write("searchMaterial", "kqqqqvk");
        compare(test.library.search.materialError, "");
        keyClick(Qt.Key_Return);
        tryCompare(test.library.games, "count", 0, test.timeoutMs);
        tryVerify(() => !part("searchSheet").visible, test.timeoutMs);
        verify(part("libraryEmpty").visible);
        click("libraryClear");
        tryCompare(test.library.games, "count", 3, test.timeoutMs);
        compare(test.library.search.parts.count, 0);
    }
    function test_bad_material_is_told_and_not_searched_for() {
        openSheet("libraryByPosition");
        chooseView(1);
        write("searchMaterial", "krvx");
        verify(part("searchMaterial").error.indexOf("\"x\"") >= 0);
        verify(!part("searchFind").enabled);
        keyClick(Qt.Key_Return);
        verify(part("searchSheet").opened);
        keyClick(Qt.Key_Escape);
        tryVerify(() => !part("searchSheet").visible, test.timeoutMs);
        compare(test.library.games.count, 3);
        test.library.search.material = "";
    }
    function test_more_filters_narrow_the_search() {
        openSheet("libraryMore");
        compare(part("searchSheet").view, 2);
        test.library.search.minMoves = 299;
        click("searchFind");
        tryCompare(test.library.games, "count", 0, test.timeoutMs);
        compare(part("searchPart" + LibrarySearch.Length).name, "299 moves or more");
        tryVerify(() => !part("searchSheet").visible, test.timeoutMs);
        click("searchPart" + LibrarySearch.Length);
        tryCompare(test.library.games, "count", 3, test.timeoutMs);
    }
    function test_a_game_is_opened() {
        const list = part("libraryList");
        tryVerify(() => list.itemAtIndex(0) !== null, test.timeoutMs);
        mouseClick(list.itemAtIndex(0));
        tryVerify(() => test.library.preview.shown, test.timeoutMs);
        click("previewAnalyse");
        tryVerify(() => part("analysePage") !== null && part("analysePage").visible, test.timeoutMs);
    }
    function test_games_are_selected_deleted_and_brought_back() {
        const list = part("libraryList");
        tryVerify(() => list.itemAtIndex(2) !== null, test.timeoutMs);
        mouseClick(list.itemAtIndex(0));
        mouseClick(list.itemAtIndex(1), undefined, undefined, Qt.LeftButton, Qt.ControlModifier);
        compare(test.library.games.selectedCount, 2);
        mouseClick(list.itemAtIndex(0));
        mouseClick(list.itemAtIndex(2), undefined, undefined, Qt.LeftButton, Qt.ShiftModifier);
        compare(test.library.games.selectedCount, 3);
        const before = places();
        keyClick(Qt.Key_Delete);
        tryCompare(test.library.games, "count", 0, test.timeoutMs);
        verify(part("libraryDone").visible);
        compare(places(), before);
        tryVerify(() => test.library.collections.join().indexOf("Deleted (3)") >= 0, test.timeoutMs);
        test.library.edits.undo();
        tryCompare(test.library.games, "count", 3, test.timeoutMs);
        verify(!part("libraryDone").visible);
    }
    function test_a_game_becomes_a_favourite() {
        const list = part("libraryList");
        tryVerify(() => list.itemAtIndex(0) !== null, test.timeoutMs);
        mouseClick(list.itemAtIndex(0));
        test.library.edits.favour(true);
        tryVerify(() => list.itemAtIndex(0) !== null && list.itemAtIndex(0).favourite, test.timeoutMs);
        tryVerify(() => test.library.collections.join().indexOf("Favourites (1)") >= 0, test.timeoutMs);
        test.library.edits.undo();
        tryVerify(() => list.itemAtIndex(0) !== null && !list.itemAtIndex(0).favourite, test.timeoutMs);
    }
    function test_a_collection_is_made_and_shown() {
        const list = part("libraryList");
        tryVerify(() => list.itemAtIndex(0) !== null, test.timeoutMs);
        mouseClick(list.itemAtIndex(0));
        test.library.edits.addToNew("Short ones");
        tryVerify(() => test.library.collections.join().indexOf("Short ones (1)") >= 0, test.timeoutMs);
        test.library.collection = test.library.collections.indexOf("Short ones (1)");
        tryCompare(test.library.games, "count", 1, test.timeoutMs);
        compare(test.library.edits.shownName, "Short ones");
        test.library.edits.deleteShown();
        tryCompare(test.library.games, "count", 3, test.timeoutMs);
    }
    function test_earlier_games_are_shown_by_a_key() {
        test.showPage("play");
        keyClick(Qt.Key_O, Qt.ControlModifier | Qt.ShiftModifier);
        tryVerify(() => part("libraryPage").visible, test.timeoutMs);
        tryVerify(() => part("libraryDone").text.indexOf("No game has been played here yet") >= 0,
                  test.timeoutMs);
    }
    function test_a_damaged_library_is_told_and_a_new_one_started() {
        verify(!part("libraryUnreadable").visible && !part("libraryBroken").visible);
        const before = places();
        harness.damageLibrary();
        test.library.trouble.tryAgain();
        tryVerify(() => part("libraryUnreadable").visible, test.timeoutMs, "below the games read before");
        compare(places(), before);
        verify(part("libraryUnreadable").text.indexOf("library.sqlite") >= 0);
        compare(part("libraryUnreadable").actionText, "Start a new library");
        part("libraryUnreadable").actionTriggered();
        tryVerify(() => !part("libraryUnreadable").visible, test.timeoutMs);
        tryCompare(test.library.games, "count", 0, test.timeoutMs);
        tryVerify(() => part("libraryDone").text.indexOf("damaged-") >= 0, test.timeoutMs);
        verify(part("libraryEmpty").visible && !part("libraryBroken").visible);
        harness.damageLibrary();
        test.library.trouble.tryAgain();
        tryVerify(() => part("libraryBroken").visible, test.timeoutMs, "in the place of the list");
        verify(!part("libraryEmpty").visible && !part("libraryUnreadable").visible);
        part("libraryBroken").actionTriggered();
        const empty = part("libraryEmpty");
        tryVerify(() => empty.visible && empty.actionText === "Import PGN…", test.timeoutMs);
        empty.actionTriggered();
        tryVerify(() => part("importDialog").visible, test.timeoutMs);
        part("importDialog").close();
        tryVerify(() => !part("importDialog").visible, test.timeoutMs);
        compare(part("libraryEmpty").otherText, "Play a game");
        part("libraryEmpty").otherTriggered();
        tryVerify(() => part("newGameDialog").opened, test.timeoutMs);
        part("newGameDialog").close();
        tryVerify(() => !part("newGameDialog").visible, test.timeoutMs);
    }
    function test_games_with_errors_are_shown() {
        test.library.imports.take([Qt.resolvedUrl("two_bad_games.pgn")]);
        tryVerify(() => part("libraryDone").text.indexOf("1 game could not be read") >= 0, test.timeoutMs);
        verify(part("libraryDone").text.indexOf("1 of them could be read only up to an error.") >= 0);
        compare(part("libraryDone").actionText, "Show them");
        part("libraryDone").actionTriggered();
        tryVerify(() => part("faultyGames").opened, test.timeoutMs);
        const list = part("faultyList");
        tryCompare(list, "count", 2, test.timeoutMs);
        compare(list.itemAtIndex(0).name, "two_bad_games.pgn: imported up to the error");
        verify(list.itemAtIndex(0).valueText.indexOf("Line 4") >= 0);
        compare(list.itemAtIndex(1).name, "two_bad_games.pgn: left out");
        part("faultyGames").close();
        tryVerify(() => !part("faultyGames").visible, test.timeoutMs);
        test.library.edits.dismiss();
        verify(test.library.imports.report.faulty.count === 2, "the menu still shows them");
        // Deletes the imported games, so that the other tests find the expected ones.
        for (const player of ["Carlotta", "Bad, First"]) {
            test.library.words = player;
            tryCompare(test.library.games, "count", 1, test.timeoutMs);
            test.library.current = 0;
            test.library.edits.remove();
            tryCompare(test.library.games, "count", 0, test.timeoutMs);
        }
    }
    function test_the_progress_of_an_import_has_room_in_its_panel() {
        verify(part("libraryImport").implicitHeight > part("stopImport").height, "and space around it");
    }
    function test_files_are_chosen_where_the_last_one_was() {
        FileFolder.fileChosen(Qt.resolvedUrl("two_bad_games.pgn"));
        const dialog = part("importDialog");
        dialog.begin();
        tryCompare(dialog, "visible", true);
        compare(dialog.fileMode, FileDialog.OpenFiles, "several at once");
        compare(dialog.currentFolder.toString() + "/", Qt.resolvedUrl(".").toString());
        const list = chooserPart("fileDialogListView");
        tryVerify(() => list.count > 0, test.timeoutMs);
        const folder = test.games.toString().replace("/three.pgn", "");
        dialog.currentFolder = folder;
        let at = -1;
        tryVerify(() => {
            at = Array.of(...Array(list.count).keys())
                .findIndex(i => list.model.get(i, "fileName") === "three.pgn");
            return at >= 0;
        }, test.timeoutMs);
        list.positionViewAtIndex(at, ListView.Contain);
        tryVerify(() => list.itemAtIndex(at) !== null, test.timeoutMs);
        mouseDoubleClickSequence(list.itemAtIndex(at));
        tryVerify(() => part("libraryDone").text.indexOf("All games of three.pgn") >= 0, test.timeoutMs);
        compare(test.app.settings.fileFolder.toString(), folder, "where the next dialog begins");
    }
    function test_several_files_are_imported_at_once() {
        const another = Qt.resolvedUrl("../../data/games/none.pgn");
        test.library.imports.take([test.games, another]);
        tryVerify(() => !test.library.imports.running, test.timeoutMs);
        tryVerify(() => part("libraryDone").text.indexOf("All games of three.pgn") >= 0
                        && part("libraryDone").text.indexOf("none.pgn") >= 0, test.timeoutMs);
    }
    function test_what_is_no_file_is_told() {
        test.library.imports.take([Qt.resolvedUrl("no-such-file.pgn")]);
        tryVerify(() => !test.library.imports.running, test.timeoutMs);
        tryVerify(() => part("libraryDone").text.indexOf("no-such-file.pgn") >= 0, test.timeoutMs);
    }
}
