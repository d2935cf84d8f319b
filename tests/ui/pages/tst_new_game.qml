// The New game sheet: opponents, strengths between them, two people; by mouse and by keyboard alone.
import QtQuick
import Plyglass.Actions
import Plyglass.App

PlayCase {
    id: test
    name: "NewGame"

    readonly property NewGame setup: test.app.setup

    function begin() {
        harness.resumeGame(test.italian, false);
        test.setup.reset();
        test.setup.keepEven = false;
    }
    function open() {
        keyClick(Qt.Key_N, Qt.ControlModifier);
        const dialog = part("newGameDialog");
        tryCompare(dialog, "opened", true);
        return dialog;
    }
    function row(name) {
        const list = part("opponentList");
        const seek = item => {
            for (let i = 0; i < item.children.length; ++i) {
                const child = item.children[i];
                if (child.spoken !== undefined && child.name === name)
                    return child;
                const found = seek(child);
                if (found)
                    return found;
            }
            return null;
        };
        return seek(list);
    }

    function test_an_opponent_is_clicked_and_played() {
        const dialog = open();
        mouseClick(row("Greta"));
        compare(test.setup.opponents.name, "Greta");
        verify(part("newGameSentence").text === "You are White against Greta.");
        grab("new-game-greta");
        click("acceptButton");
        tryCompare(dialog, "visible", false);
        compare(test.game.black.name, "Greta");
    }
    function test_everything_by_keyboard() {
        const dialog = open();
        keyClick(Qt.Key_Down);
        compare(test.setup.opponents.name, "Emil");
        keyClick(Qt.Key_Home);
        compare(test.setup.opponents.name, "Ada");
        keyClick(Qt.Key_Up);
        compare(test.setup.opponents.name, "Ada");
        keyClick(Qt.Key_End);
        compare(test.setup.opponents.name, "Plyglass");
        keyClick(Qt.Key_Up);
        const slider = part("strengthSlider");
        for (let i = 0; i < 5 && !slider.activeFocus; ++i)
            keyClick(Qt.Key_Tab);
        verify(slider.activeFocus, "Tab leads to the slider");
        keyClick(Qt.Key_Left);
        compare(test.setup.opponents.row, -1);
        keyClick(Qt.Key_Left, Qt.ShiftModifier);
        compare(test.setup.opponents.name, "Jonas");
        keyClick(Qt.Key_Right, Qt.ShiftModifier);
        compare(test.setup.opponents.name, "Kira");
        keyClick(Qt.Key_Tab);
        keyClick(Qt.Key_Right);
        compare(test.setup.colorIndex, 1);
        keyClick(Qt.Key_Return);
        tryCompare(dialog, "visible", false);
        compare(test.game.white.name, "Kira");
        verify(test.game.black.isPerson);
    }
    function test_the_slider_chooses_between_two() {
        const dialog = open();
        const slider = part("strengthSlider");
        waitForRendering(slider);
        mouseClick(slider, slider.width * 0.4, slider.height / 2);
        const level = test.setup.opponents.level;
        verify(level > 5 && level < 6, level);
        verify(part("newGameSentence").text.includes("Emil–Farid") || test.setup.opponents.row >= 0);
        grab("new-game-between");
        dialog.reject();
        tryCompare(dialog, "visible", false);
        compare(test.setup.opponents.name, "Dora", "cancelled");
    }
    function test_the_card_says_whose_rating_it_is() {
        const dialog = open();
        click("aboutOpponent");
        const card = part("aboutOpponentCard");
        tryCompare(card, "opened", true);
        verify(part("aboutOpponentText").text.startsWith("Dora's rating is about"));
        grab("new-game-about");
        keyClick(Qt.Key_Escape);
        tryCompare(card, "visible", false);
        verify(dialog.opened, "Escape closes only the card");
        keyClick(Qt.Key_Escape);
        tryCompare(dialog, "visible", false);
    }
    function test_two_people_give_their_names() {
        const dialog = open();
        mouseClick(below(part("newGameMode"), "segment1"));
        const white = below(part("whiteNameField"), "field");
        mouseClick(white);
        tryCompare(white, "activeFocus", true);
        type("Mia");
        keyClick(Qt.Key_Tab);
        tryCompare(below(part("blackNameField"), "field"), "activeFocus", true);
        type("Tom");
        compare(part("newGameSentence").text.toLowerCase(), "mia plays white, tom plays black.");
        grab("new-game-two");
        keyClick(Qt.Key_Return);
        tryCompare(dialog, "visible", false);
        compare(test.game.white.name.toLowerCase(), "mia");
        verify(find("whiteTurn") !== null && find("blackTurn") === null);

        test.play(["e2e4"]);
        verify(find("whiteTurn") === null && find("blackTurn") !== null);
        keyClick(Qt.Key_Backspace);
        grabStrips("take-back");
        compare(test.game.plyCount, 1);
        click("answerNo");
        tryVerify(() => find("stripQuestion") === null);
        compare(test.game.plyCount, 1);
        click("draw");
        click("answerYes");
        tryVerify(() => test.game.status.over);

        open();
        compare(test.setup.mode, NewGame.People);
        click("known-" + test.game.white.name);
        keyClick(Qt.Key_Escape);
        tryCompare(dialog, "visible", false);
    }
    function grabStrips(name) {
        if (find("stripQuestion") === null)
            click("takeBack");
        tryVerify(() => find("stripQuestion") !== null);
        grab("strip-" + name);
    }
    function test_wishes_count_from_the_start_of_the_game() {
        test.settings.humanPace = true;
        let dialog = open();
        click("humanPace");
        click("keepEven");
        verify(test.settings.humanPace, "not before the game starts");
        keyClick(Qt.Key_Escape);
        tryCompare(dialog, "visible", false);
        verify(test.settings.humanPace && !test.setup.keepEven);
        dialog = open();
        click("humanPace");
        click("keepEven");
        click("acceptButton");
        tryCompare(dialog, "visible", false);
        verify(!test.settings.humanPace && test.setup.keepEven);
        test.settings.humanPace = true;
    }
    function test_two_computers_are_still_possible() {
        const dialog = open();
        click("moreChoices");
        part("setSides").clicked();
        compare(test.setup.mode, NewGame.Sides);
        mouseClick(below(part("whiteKind"), "segment1"));
        mouseClick(below(part("blackKind"), "segment1"));
        grab("new-game-sides");
        click("acceptButton");
        tryCompare(dialog, "visible", false);
        verify(!test.game.white.isPerson && !test.game.black.isPerson);
    }
    function test_sizes_and_themes_data() {
        const rows = [];
        for (const [width, height] of [[1440, 900], [1366, 768], [900, 600]])
            for (const theme of ["dark", "light"])
                rows.push({ tag: width + "-" + theme, width: width, height: height, theme: theme });
        return rows;
    }
    function test_sizes_and_themes(data) {
        resize(data.width, data.height);
        test.settings.theme = data.theme;
        const dialog = open();
        verify(dialog.y >= 0 && dialog.y + dialog.height <= data.height, dialog.y + " " + dialog.height);
        const play = part("acceptButton");
        verify(play.visible && play.mapToItem(null, 0, play.height).y <= data.height);
        grab("new-game-" + data.tag);
        test.setup.mode = NewGame.People;
        wait(50);
        grab("new-game-two-" + data.tag);
        test.setup.mode = NewGame.Computer;
        click("moreChoices");
        grab("new-game-more-" + data.tag);
        keyClick(Qt.Key_Escape);
        tryCompare(dialog, "visible", false);
    }
}
