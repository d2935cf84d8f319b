// Names of the person elsewhere: typed in the settings, completed from the library; then games under them are
// the person's in statistics and on the board.
import QtQuick
import Plyglass.App
import ".."

ProgramCase {
    id: test

    readonly property string games: "[White \"López, Carla\"]\n[Black \"Anna\"]\n[Result \"1-0\"]\n\n"
        + "1. e4 e5 1-0\n\n[White \"Bert\"]\n[Black \"Clopez99\"]\n[Result \"1-0\"]\n\n1. d4 d5 1-0\n\n"

    name: "OwnNames"
    page: "settings"

    function tidy() {
        test.app.settings.ownNames = "";
        test.app.settings.theme = "dark";
    }
    function importGames() {
        harness.write("games.pgn", test.games);
        test.app.library.begin();
        test.app.library.imports.take([harness.file("games.pgn")]);
        tryCompare(test.app.library.games, "count", 2, test.timeoutMs);
    }
    function type(text) {
        const field = part("ownNames");
        field.forceActiveFocus();
        for (const letter of text)
            keyClick(letter);
        return field;
    }
    function scrollDown() {
        const area = part("settingsScroll");
        area.contentItem.contentY = area.contentHeight - area.height;
    }

    function test_names_are_completed_and_their_games_are_ones_own() {
        importGames();
        const field = type("carla lopez; clo");
        tryCompare(field, "name", "Clopez99", test.timeoutMs);
        compare(field.text, "carla lopez; clo");
        scrollDown();
        grab("own-names-completed");
        keyClick(Qt.Key_Right);
        compare(field.text, "carla lopez; Clopez99");
        keyClick(Qt.Key_Return);
        compare(test.app.settings.ownNames, "carla lopez; Clopez99");
        tryVerify(() => part("ownNamesRow").hint.endsWith("2 games found."), test.timeoutMs);
        for (const [theme, width, height] of [["dark", 1440, 900], ["light", 900, 600]]) {
            test.app.settings.theme = theme;
            resize(width, height);
            scrollDown();
            grab(`own-names-${theme}`);
        }
        test.app.library.statistics.begin();
        tryCompare(test.app.library.statistics, "games", 2, test.timeoutMs);
        test.app.settings.ownNames = "Anna";
        tryCompare(test.app.library.statistics, "games", 1, test.timeoutMs);
    }

    function test_the_report_calls_ones_own_side_you() {
        test.app.settings.ownNames = "clopez99";
        test.app.files.pasteText("[White \"Bert\"]\n[Black \"Clopez99\"]\n[Result \"1-0\"]\n\n1. f3 e5 1-0");
        tryVerify(() => test.app.game.status.ownSide === "black", test.timeoutMs);
        verify(test.app.game.flipped);
        test.showPage("analyse");
        part("analysePage").tab = "report";
        test.app.report.thoroughness = 0;
        test.app.report.make();
        tryCompare(test.app.report, "complete", true, test.timeoutMs);
        tryCompare(part("reportBlack"), "text", "You");
        compare(part("reportWhite").text, "Bert");
        test.app.settings.ownNames = "";
        tryCompare(part("reportBlack"), "text", "Clopez99");
    }
}
