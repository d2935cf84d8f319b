// New game, shortcut sheet, game chooser, settings and about.
import QtQuick
import QtQuick.Controls
import Plyglass.Actions
import Plyglass.App

PlayCase {
    id: test
    name: "Dialogs"

    function begin() {
        harness.resumeGame(test.italian, false);
        test.app.setup.reset();
    }
    function openDialog(name) {
        const dialog = part(name);
        tryCompare(dialog, "opened", true);
        return dialog;
    }
    function openNewGame() {
        keyClick(Qt.Key_N, Qt.ControlModifier);
        return openDialog("newGameDialog");
    }

    // The start from a position, under More choices.
    function openPosition() {
        click("moreChoices");
        const start = part("startPosition");
        start.activated(2);
        tryVerify(() => find("fenField") !== null);
    }

    function test_new_game() {
        const dialog = openNewGame();
        grab("new-game");
        keyClick(Qt.Key_Left);
        compare(test.game.currentPly, 37, "the game behind does not hear the keys");
        mouseClick(below(part("ownColor"), "segment1"));
        verify(part("newGameSentence").text.startsWith("You are Black against"));
        click("acceptButton");
        tryCompare(dialog, "visible", false);
        compare(test.game.plyCount, 0);
        verify(test.game.black.isPerson && !test.game.white.isPerson);
    }
    function test_return_starts_the_new_game_data() {
        return [{ tag: "from the opponents", field: "" }, { tag: "from the position", field: "fenField" }];
    }
    function test_return_starts_the_new_game(data) {
        const dialog = openNewGame();
        if (data.field.length > 0) {
            openPosition();
            part(data.field).forceActiveFocus();
        }
        keyClick(Qt.Key_Return);
        tryCompare(dialog, "visible", false);
        compare(test.game.plyCount, 0);
    }
    function test_a_game_begins_in_sight() {
        test.showPage("lessons");
        openNewGame();
        keyClick(Qt.Key_Return);
        tryCompare(test.win, "page", "play");
        compare(test.game.plyCount, 0);
    }
    function test_a_level_takes_the_place_of_the_finer_settings_data() {
        return [{ tag: "900x600", width: 900, height: 600 }, { tag: "1440x900", width: 1440, height: 900 }];
    }
    function test_a_level_takes_the_place_of_the_finer_settings(data) {
        resize(data.width, data.height);
        const black = test.app.setup.black;
        test.app.setup.white.kindIndex = 1;
        test.app.setup.white.levelIndex = 11;
        black.levelIndex = 11;
        const dialog = openNewGame();
        compare(test.app.setup.mode, NewGame.Sides);
        compare(part("blackRecipe").visible, false);
        compare(part("blackDepth").visible, true);
        const box = part("blackLevel");
        waitForRendering(box);
        mouseClick(box);
        tryCompare(box.popup, "opened", true);
        wait(150);
        compare(box.popup.opened, true, "the list stays open");
        for (let i = 0; i < 8; ++i)
            keyClick(Qt.Key_Up);
        keyClick(Qt.Key_Return);
        compare(black.levelIndex, 3);
        compare(part("blackRecipe").visible, true);
        compare(part("blackDepth").visible, false);
        compare(part("whiteDepth").visible, true);
        tryCompare(box.popup, "visible", false);
        grab("new-game-level-" + data.width);
        dialog.close();
        tryCompare(dialog, "visible", false);
    }
    function test_a_wrong_fen_is_said_and_refused() {
        const dialog = openNewGame();
        openPosition();
        const field = part("fenField");
        field.forceActiveFocus();
        tryCompare(field, "activeFocus", true);
        keyClick(Qt.Key_A, Qt.ControlModifier);
        type("8/8/8");
        compare(test.app.setup.fen, "8/8/8");
        verify(field.error.length > 0);
        compare(part("acceptButton").enabled, false);
        keyClick(Qt.Key_Return);
        compare(dialog.opened, true);
        grab("wrong-fen");
        keyClick(Qt.Key_Escape);
        tryCompare(dialog, "visible", false);
        const flipped = test.game.flipped;
        keyClick(Qt.Key_F);
        compare(test.game.flipped, !flipped, "the focus is back on the page");
    }
    function test_a_chess960_start_is_shuffled_and_chosen_data() {
        return [{ tag: "dark", width: 1440, height: 900 }, { tag: "light", width: 900, height: 600 }];
    }
    function test_a_chess960_start_is_shuffled_and_chosen(data) {
        resize(data.width, data.height);
        const dialog = openNewGame();
        test.settings.theme = data.tag;
        click("moreChoices");
        part("startPosition").activated(1);
        const number = part("chess960");
        verify(number.value !== 518 && number.value >= 0);
        const first = number.value;
        number.forceActiveFocus();
        wait(50);
        part("shuffle").clicked();
        verify(number.value !== 518 && number.value !== first);
        const field = below(number, "field");
        field.forceActiveFocus();
        field.selectAll();
        type("0");
        keyClick(Qt.Key_Tab);
        compare(test.app.setup.firstRank, "BBQNNRKR");
        grab("chess960-" + data.tag);
        test.app.setup.fen = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
        compare(field.text, "–");
        test.app.setup.chess960 = 0;
        click("acceptButton");
        tryCompare(dialog, "visible", false);
        verify(test.game.fen.startsWith("bbqnnrkr/pppppppp"));
    }
    function test_dialogs_fit_the_smallest_window_at_the_largest_text_data() {
        return [{ tag: "newGame", name: "newGameDialog", action: Actions.files.newGame },
                { tag: "keys", name: "keySheet", action: Actions.window.keySheet }];
    }
    function test_dialogs_fit_the_smallest_window_at_the_largest_text(data) {
        resize(900, 600);
        test.settings.textScale = 1.3;
        data.action.trigger();
        const dialog = openDialog(data.name);
        wait(50);
        verify(dialog.y >= 0 && dialog.y + dialog.height <= 600, dialog.y + " " + dialog.height);
        verify(dialog.x >= 0 && dialog.x + dialog.width <= 900, dialog.x + " " + dialog.width);
        grab(data.name + "-900");
        dialog.close();
        tryCompare(dialog, "visible", false);
    }
    function test_shortcut_sheet() {
        for (const key of [Qt.Key_F1, "?"]) {
            keyClick(key);
            const sheet = openDialog("keySheet");
            grab("shortcuts");
            const lines = findChild(sheet.contentItem, "lines").contentItem;
            keyClick(Qt.Key_End);
            compare(lines.contentY, Math.max(0, lines.contentHeight - lines.height));
            keyClick(Qt.Key_Home);
            compare(lines.contentY, 0);
            keyClick(Qt.Key_Escape);
            tryCompare(sheet, "visible", false);
        }
    }
    function test_the_keys_go_back_to_the_game_after_the_sheet_of_keys() {
        click("railKeySheet");
        const sheet = openDialog("keySheet");
        keyClick(Qt.Key_Escape);
        tryCompare(sheet, "visible", false);
        keyClick(Qt.Key_Left);
        compare(test.game.currentPly, 36);
    }
    function test_one_game_is_chosen_from_many() {
        const games = [...Array(1284).keys()].map(i => `[White "Player ${i}"]\n\n1. e4 e5 *\n\n`).join("");
        test.app.files.pasteText(games);
        const dialog = openDialog("gameChooser");
        wait(50);
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Down);
        grab("chooser");
        keyClick(Qt.Key_Return);
        tryCompare(dialog, "visible", false);
        tryVerify(() => test.game.white.name === "Player 2");
        test.app.files.pasteText(games);
        tryCompare(dialog, "opened", true);
        keyClick(Qt.Key_Escape);
        tryCompare(dialog, "visible", false);
        compare(test.game.white.name, "Player 2");
    }
    function test_a_list_of_games_gives_way_to_another() {
        const dialog = part("gameChooser");
        for (let round = 0; round < 40; ++round) {
            const count = round % 2 === 0 ? 40 + 30 * round : 2 + round % 5;
            test.app.files.pasteText("[Event \"x\"]\n\n1. e4 *\n\n".repeat(count));
            tryVerify(() => dialog.visible);
            wait(round % 4 * 5);
            dialog.close();
        }
        tryCompare(dialog, "visible", false);
    }
    function test_nothing_is_replaced_unasked_data() {
        return [{ tag: "a free name", file: "new", asks: false, games: 1 },
                { tag: "replaced", file: "taken.pgn", asks: true, button: "acceptButton", games: 1 },
                { tag: "left alone", file: "left.pgn", asks: true, button: "rejectButton", games: 0 },
                { tag: "added", file: "taken.pgn", asks: true, button: "appendButton", games: 2 }];
    }
    function gamesIn(name) {
        return harness.textOf(name).split("[Event ").length - 1;
    }
    function test_nothing_is_replaced_unasked(data) {
        harness.write("left.pgn", "no games");
        if (data.button === "acceptButton")
            harness.write(data.file, "no games");
        part("saveGame").ask(harness.file(data.file));
        if (data.asks) {
            const before = harness.textOf(data.file);
            const dialog = openDialog("replaceDialog");
            compare(test.win.dialogOpen, true);
            compare(harness.textOf(data.file), before, "nothing is written before the answer");
            grab("replace-" + data.tag.replace(" ", "-"));
            compare(part("appendButton").visible, data.button === "appendButton");
            click(data.button);
            tryCompare(dialog, "visible", false);
        }
        const file = data.file === "new" ? "new.pgn" : data.file;
        tryVerify(() => gamesIn(file) === data.games, test.timeoutMs);
    }
    function test_another_name_may_be_chosen() {
        harness.write("left.pgn", "no games");
        part("saveGame").ask(harness.file("left.pgn"));
        const dialog = openDialog("replaceDialog");
        keyClick(Qt.Key_Return);
        tryCompare(dialog, "visible", false);
        compare(harness.textOf("left.pgn"), "no games", "Return replaces nothing");
        const chooser = part("saveFileDialog");
        tryCompare(chooser, "visible", true);
        compare(chooser.acceptLabel, "Save");
        chooser.close();
    }
    function test_save_asks_for_a_place_once() {
        keyClick(Qt.Key_S, Qt.ControlModifier);
        const chooser = part("saveFileDialog");
        tryCompare(chooser, "visible", true);
        chooser.close();
    }
    function test_return_saves_under_the_name_that_was_typed() {
        keyClick(Qt.Key_S, Qt.ControlModifier);
        const chooser = part("saveFileDialog");
        tryCompare(chooser, "visible", true);
        chooser.currentFolder = harness.file("");
        const name = chooserPart("fileNameTextField");
        tryCompare(name, "activeFocus", true);
        keyClick(Qt.Key_A, Qt.ControlModifier);
        for (const letter of "mine")
            keyClick(letter);
        keyClick(Qt.Key_Return);
        tryVerify(() => gamesIn("mine.pgn") === 1, test.timeoutMs);
        compare(chooser.visible, false);
        compare(test.settings.fileFolder, harness.file(""), "where the next dialog begins");
    }
    function test_settings_apply_at_once() {
        test.showPage("settings");
        grab("settings-dark");
        test.settings.theme = "light";
        test.settings.boardTheme = "walnut";
        wait(200);
        compare(part("previewBoard").theme.name, "walnut");
        grab("settings-light");
        part("pauseStepper").step(2);
        compare(test.settings.minimumThinkMs, 500);
        compare(part("pauseStepper").display(5), "0.5 s");
        part("thinkTimeStepper").step(-100);
        verify(test.settings.thinkTimeMs < test.settings.thinkTimeMsMax);
        mouseClick(part("resetSettings"));
        compare(test.settings.minimumThinkMs, 500, "it is asked first");
        openDialog("resetDialog").accept();
        compare(test.settings.minimumThinkMs, 300);
        compare(test.settings.boardTheme, "glass");
        resize(900, 600);
        test.settings.textScale = 1.3;
        grab("settings-900");
    }
    function test_about() {
        test.showPage("about");
        grab("about");
    }
    function test_menu_of_the_game() {
        click("more");
        grab("menu");
        keyClick(Qt.Key_Escape);
        wait(50);
    }
}
