// The person's statistics: empty at first, then charts of the games, and the way from a chart to its games
// and back.
import QtQuick
import Plyglass.App
import ".."

ProgramCase {
    id: test
    name: "Statistics"
    page: "library"
    windowSize: Qt.size(1440, 900)

    readonly property Library library: test.app.library
    readonly property LibraryStatistics statistics: test.library.statistics
    // An import notifies the library of new games.
    readonly property url games: Qt.resolvedUrl("../../data/games/three.pgn")

    function prepare() {
        part("libraryViews").choose(2, Qt.OtherFocusReason);
        tryVerify(() => test.statistics.ready, test.timeoutMs, "the games are read");
        if (test.statistics.games > 0)
            return;
        verify(part("statisticsEmpty").visible);
        verify(!part("levelsCard").visible);
        harness.keepOwnGames();
        test.library.imports.take([test.games]);
        tryCompare(test.statistics, "games", 4, test.timeoutMs);
    }
    function row(card, index) {
        return findChild(part(card + "Rows"), "row" + index);
    }

    function test_every_picture_shows_its_figures() {
        verify(!part("statisticsEmpty").visible);
        compare(part("statisticsSummary").text, "4 games: 2 won, 1 drawn, 1 lost");
        compare(row("levelsCard", 0).valueText, "50\u202F%");
        compare(row("levelsCard", 0).countText, "3");
        compare(row("colorsCard", 0).countText, "4");
        compare(row("lostCard", 0).countText, "1");
        compare(part("ratingCardChart").columns, 2);
        verify(part("ratingCardFigure").text.length > 0 && part("ratingCardError").text.startsWith("±"));
        compare(part("accuracyCardChart").columns, 1);
        verify(part("ratingCardChart").describe(1).indexOf("2026") >= 0);
        grab("library-statistics-dark");
        test.app.settings.theme = "light";
        grab("library-statistics-light");
    }
    function test_a_row_leads_to_its_games_and_back() {
        mouseClick(row("levelsCard", 0));
        tryVerify(() => part("libraryList").visible, test.timeoutMs);
        tryCompare(test.library.games, "count", 3, test.timeoutMs);
        verify(part("libraryOnly").visible);
        verify(part("libraryOnly").text.indexOf("Dora") >= 0);
        click("libraryOnly");
        tryVerify(() => test.library.games.count > 3, test.timeoutMs);
        verify(!part("libraryOnly").visible);
    }
    function test_a_day_of_the_rating_leads_to_its_games() {
        const chart = part("ratingCardChart");
        mouseClick(chart, chart.width - 20, chart.height / 2);
        tryVerify(() => part("libraryList").visible, test.timeoutMs);
        tryCompare(test.library.games, "count", 1, test.timeoutMs);
    }
    function test_rows_are_walked_by_keys() {
        row("levelsCard", 0).forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Down);
        verify(row("levelsCard", 1).activeFocus);
        keyClick(Qt.Key_Return);
        tryCompare(test.library.games, "count", 1, test.timeoutMs);
    }
    function test_cards_stand_below_each_other_in_a_narrow_window() {
        const view = part("statisticsView");
        compare(view.columns, 3);
        test.resize(1024, 640);
        tryCompare(view, "columns", 2);
        grab("library-statistics-small");
    }
}
