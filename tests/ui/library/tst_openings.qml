// The openings of the library's games: played on the board and in the table, and listed as games.
import QtQuick
import Plyglass.App
import ".."

ProgramCase {
    id: test
    name: "Openings"
    page: "library"
    windowSize: Qt.size(1280, 900)

    readonly property Library library: test.app.library
    readonly property OpeningTree tree: test.app.library.tree
    // Three games.
    readonly property url games: Qt.resolvedUrl("../../data/games/three.pgn")

    function prepare() {
        tryVerify(() => test.library.ready, test.timeoutMs, "the library is read");
        if (test.library.games.count === 0 && !test.library.filtered) {
            test.library.imports.take([test.games]);
            tryVerify(() => !test.library.imports.running, test.timeoutMs, "the file is imported");
        }
        test.library.clearFilters();
        tryCompare(test.library.games, "count", 3, test.timeoutMs);
        mouseClick(below(part("libraryViews"), "segment1"));
        verify(part("openingsView").visible);
        test.tree.ply = 0;
        settle();
    }
    function settle() {
        tryVerify(() => test.tree.ready, test.timeoutMs, "the games are counted");
    }
    function list() {
        return part("openingsList");
    }

    function test_the_moves_are_listed_with_a_total() {
        verify(list().count > 0);
        compare(part("openingsTotal").gamesText, "3");
        grab("openings");
    }
    function test_a_click_plays_a_move_and_the_line_goes_back() {
        mouseClick(part("openingsRow0"));
        tryCompare(test.tree, "ply", 1);
        settle();
        compare(part("lineMove1").text, test.tree.line[0]);
        mouseClick(part("lineMove0"));
        compare(test.tree.ply, 0);
        click("openingsForward");
        compare(test.tree.ply, 1);
        click("openingsStart");
        compare(test.tree.ply, 0);
    }
    function test_a_move_is_typed() {
        const field = typeMove("Nf3");
        compare(test.tree.line[0], "1.Nf3");
        compare(test.tree.ply, 1);
        grab("openings-typed-move");
        keyClick(Qt.Key_Escape);
        compare(field.visible, false);
        test.tree.ply = 0;
    }
    function test_the_keys_choose_play_and_take_back() {
        list().forceActiveFocus(Qt.TabFocusReason);
        compare(part("openingsBoard").arrows.length, 1);
        keyClick(Qt.Key_Down);
        compare(test.tree.current, Math.min(1, list().count - 1));
        keyClick(Qt.Key_Up);
        keyClick(Qt.Key_Return);
        compare(test.tree.ply, 1);
        settle();
        keyClick(Qt.Key_Left);
        compare(test.tree.ply, 0);
        keyClick(Qt.Key_Right);
        compare(test.tree.ply, 1);
    }
    function test_a_move_on_the_board_is_played() {
        const board = part("openingsBoard");
        const unit = board.side / 8;
        mouseClick(board, board.boardX + 7.5 * unit, board.boardY + 6.5 * unit);
        mouseClick(board, board.boardX + 7.5 * unit, board.boardY + 4.5 * unit);
        compare(test.tree.line.join(" "), "1.h4");
        settle();
        verify(part("openingsEmpty").visible);
        compare(part("openingsEmpty").text, "No game came to this position.");
    }
    function test_the_pointer_on_a_row_shows_an_arrow() {
        const row = part("openingsRow0");
        mouseMove(row, row.width / 2, row.height / 2);
        tryVerify(() => part("openingsBoard").arrows.length === 1);
        compare(part("openingsBoard").arrows[0].from, row.move.slice(0, 2));
    }
    function test_the_games_of_a_position_are_shown() {
        mouseClick(part("openingsRow0"));
        tryCompare(test.tree, "ply", 1);
        settle();
        click("openingsShowGames");
        tryCompare(test.library.search.parts, "count", 1);
        verify(part("libraryList").visible);
        compare(part("searchPart" + LibrarySearch.Position).name, "Position: " + test.tree.line[0]);
        click("searchPart" + LibrarySearch.Position);
        tryCompare(test.library.games, "count", 3, test.timeoutMs);
    }
    function test_the_games_become_a_book() {
        click("openingsMenuButton");
        click("openingsMakeBook");
        tryVerify(() => test.app.book.name === "Book of 3 games", test.timeoutMs);
        verify(test.app.notices.text.indexOf("added to the opening book") >= 0);
        test.app.book.undo();
        verify(test.app.book.builtIn);
    }
}
