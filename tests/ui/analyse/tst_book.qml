// The opening book on the Analyse page: shown, extended, weighted, undone.
import QtQuick
import QtTest
import Plyglass.App

AnalyseCase {
    id: test
    name: "AnalyseBook"

    readonly property Book book: test.app.book

    function prepare() {
        harness.seatTwoPersons();
        test.analyse.engineOn = false;
        part("analysePage").tab = "book";
    }
    function tidy() {
        test.book.useBuiltIn();
        part("analysePage").tab = "moves";
    }

    function test_the_book_shows_its_moves_here() {
        verify(test.book.moves.count > 3);
        verify(test.book.builtIn);
        const row = part("bookMove");
        verify(row.san.length > 0);
        verify(row.shareText.endsWith("%"));
        verify(row.evaluationText.length > 0);
        grab("book");
        test.app.settings.theme = "light";
        grab("book-light");
    }
    function test_a_click_on_a_move_plays_it() {
        const san = part("bookMove").san;
        click("bookMove");
        tryCompare(test.game, "currentPly", 1);
        verify(san.length > 0);
    }
    function test_a_move_is_added_and_met_again() {
        play(["h2h4", "a7a5", "h1h3"]);
        const missing = test.book.missingMove;
        compare(missing, "2.Rh3");
        waitForRendering(part("bookView"));
        click("addMissing");
        compare(test.book.missingMove, "");
        compare(test.book.builtIn, false);
        test.game.goBack();
        compare(part("bookMove").san, "Rh3");
        // The book has no evaluation: the engine's is shown.
        tryVerify(() => part("bookMove").evaluationText.length > 0, test.timeoutMs);
        click("bookMenuButton");
        click("bookUndo");
        compare(test.book.builtIn, true);
    }
    function test_a_move_is_weighed_and_removed() {
        const count = test.book.moves.count;
        const row = part("bookMove");
        const move = row.move;
        mouseClick(row, 30, row.height / 2, Qt.RightButton);
        click("bookNever");
        compare(test.book.builtIn, false);
        test.book.remove(move);
        compare(test.book.moves.count, count - 1);
        test.book.undo();
        compare(test.book.moves.count, count);
    }
}
