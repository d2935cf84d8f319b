// New game, shortcut sheet, game chooser, settings and about.
import QtQuick
import QtTest

WindowCase {
    id: test
    name: "Dialogs"

    function test_new_game() {
        resize(1440, 900);
        keyClick(Qt.Key_N, Qt.ControlModifier);
        const dialog = part("newGameDialog");
        tryCompare(dialog, "opened", true);
        grab("new-game");
        keyClick(Qt.Key_Left);
        compare(test.mock.game.calls.length, 0, "the game behind does not hear the keys");
        mouseClick(popupPart(dialog, "swapSides"));
        compare(test.mock.setup.calls.join(), "swapSides");
        test.mock.setup.white.kindIndex = 1;
        mouseClick(popupPart(dialog, "acceptButton"));
        compare(test.mock.setup.calls.join(), "swapSides,start");
        tryCompare(dialog, "visible", false);
        test.mock.setup.white.kindIndex = 0;
    }
    function test_return_starts_the_new_game_data() {
        return [{ tag: "from the first side", field: "" }, { tag: "from the position", field: "fenField" }];
    }
    function test_return_starts_the_new_game(data) {
        const calls = test.mock.setup.calls.length;
        keyClick(Qt.Key_N, Qt.ControlModifier);
        const dialog = part("newGameDialog");
        tryCompare(dialog, "opened", true);
        if (data.field.length > 0)
            popupPart(dialog, data.field).forceActiveFocus();
        keyClick(Qt.Key_Return);
        tryCompare(dialog, "visible", false);
        compare(test.mock.setup.calls.slice(calls).join(), "start");
    }
    function test_a_level_takes_the_place_of_the_finer_settings_data() {
        return [{ tag: "900x600", width: 900, height: 600 }, { tag: "1440x900", width: 1440, height: 900 }];
    }
    function test_a_level_takes_the_place_of_the_finer_settings(data) {
        resize(data.width, data.height);
        const setup = test.mock.setup;
        setup.black.levelIndex = 11;
        keyClick(Qt.Key_N, Qt.ControlModifier);
        const dialog = part("newGameDialog");
        tryCompare(dialog, "opened", true);
        compare(popupPart(dialog, "blackRecipe").visible, false);
        compare(popupPart(dialog, "blackDepth").visible, true);
        const box = popupPart(dialog, "blackLevel");
        mouseClick(box);
        tryCompare(box.popup, "opened", true);
        wait(150);
        compare(box.popup.opened, true, "the list stays open");
        for (let i = 0; i < 8; ++i)
            keyClick(Qt.Key_Up);
        keyClick(Qt.Key_Return);
        compare(setup.black.levelIndex, 3);
        compare(popupPart(dialog, "blackRecipe").visible, true);
        compare(popupPart(dialog, "blackDepth").visible, false);
        compare(popupPart(dialog, "whiteDepth").visible, true);
        tryCompare(box.popup, "visible", false);
        grab("new-game-level-" + data.width);
        dialog.close();
        tryCompare(dialog, "visible", false);
        setup.black.levelIndex = 11;
    }
    function test_a_wrong_fen_is_said_and_refused() {
        test.win.perform("newGame");
        const dialog = part("newGameDialog");
        tryCompare(dialog, "opened", true);
        const field = popupPart(dialog, "fenField");
        field.forceActiveFocus();
        tryCompare(field, "activeFocus", true);
        for (const letter of "8/8/8")
            keyClick(letter);
        compare(test.mock.setup.fen, "8/8/8");
        verify(field.error.length > 0);
        compare(popupPart(dialog, "acceptButton").enabled, false);
        keyClick(Qt.Key_Return);
        compare(dialog.opened, true);
        grab("wrong-fen");
        keyClick(Qt.Key_Escape);
        tryCompare(dialog, "visible", false);
        test.mock.setup.fen = "";
        keyClick(Qt.Key_F);
        compare(lastCall(), "flip", "the focus is back on the page");
    }
    function test_dialogs_fit_the_smallest_window_at_the_largest_text() {
        resize(900, 600);
        test.mock.settings.textScale = 1.3;
        for (const [action, name] of [["newGame", "newGameDialog"], ["shortcuts", "shortcutSheet"]]) {
            test.win.perform(action);
            const dialog = part(name);
            tryCompare(dialog, "opened", true);
            wait(50);
            verify(dialog.y >= 0 && dialog.y + dialog.height <= 600,
                name + " fits: " + dialog.y + " " + dialog.height);
            verify(dialog.x >= 0 && dialog.x + dialog.width <= 900,
                name + " fits: " + dialog.x + " " + dialog.width);
            grab(name + "-900");
            dialog.close();
            tryCompare(dialog, "visible", false);
        }
        test.mock.settings.textScale = 1;
        resize(1440, 900);
    }
    function test_shortcut_sheet() {
        for (const key of [Qt.Key_F1, "?"]) {
            keyClick(key);
            const sheet = part("shortcutSheet");
            tryCompare(sheet, "opened", true);
            grab("shortcuts");
            keyClick(Qt.Key_Escape);
            tryCompare(sheet, "visible", false);
        }
    }
    function test_one_game_is_chosen_from_many() {
        test.mock.files.offerGames(1284);
        const dialog = part("gameChooser");
        tryCompare(dialog, "opened", true);
        wait(50);
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Down);
        grab("chooser");
        keyClick(Qt.Key_Return);
        compare(test.mock.files.calls.join(), "chooseGame 2");
        tryCompare(dialog, "visible", false);
        test.mock.files.offerGames(3);
        tryCompare(dialog, "opened", true);
        keyClick(Qt.Key_Escape);
        tryVerify(() => test.mock.files.calls.join().includes("cancelChoice"));
        tryCompare(dialog, "visible", false);
    }
    function test_nothing_is_replaced_unasked_data() {
        return [{ tag: "a free name", file: "file:///t/new", asks: false, calls: "saveTo file:///t/new.pgn" },
                { tag: "replaced", file: "file:///t/taken.pgn", asks: true, button: "acceptButton",
                  calls: "saveTo file:///t/taken.pgn" },
                { tag: "left alone", file: "file:///t/taken.pgn", asks: true, button: "rejectButton",
                  calls: "" },
                { tag: "added", file: "file:///t/taken-games.pgn", asks: true, button: "appendButton",
                  calls: "appendTo file:///t/taken-games.pgn" }];
    }
    function test_nothing_is_replaced_unasked(data) {
        const save = part("saveGame");
        save.ask(data.file);
        if (data.asks) {
            const dialog = part("replaceDialog");
            tryCompare(dialog, "opened", true);
            compare(test.win.dialogOpen, true);
            compare(test.mock.files.calls.join(), "", "nothing is written before the answer");
            grab("replace-" + data.tag.replace(" ", "-"));
            compare(popupPart(dialog, "appendButton").visible, data.file.includes("games"));
            mouseClick(popupPart(dialog, data.button));
            tryCompare(dialog, "visible", false);
        }
        compare(test.mock.files.calls.join(), data.calls);
    }
    function test_another_name_may_be_chosen() {
        part("saveGame").ask("file:///t/taken.pgn");
        const dialog = part("replaceDialog");
        tryCompare(dialog, "opened", true);
        keyClick(Qt.Key_Return);
        tryCompare(dialog, "visible", false);
        compare(test.mock.files.calls.join(), "", "Return replaces nothing");
        const chooser = part("saveFileDialog");
        tryCompare(chooser, "visible", true);
        compare(chooser.acceptLabel, "Save");
        chooser.close();
    }
    function test_save_asks_for_a_place_once() {
        keyClick(Qt.Key_S, Qt.ControlModifier);
        compare(test.mock.files.calls.join(), "save");
        const chooser = part("saveFileDialog");
        tryCompare(chooser, "visible", true);
        chooser.close();
    }
    function lastFileCall() { return test.mock.files.calls[test.mock.files.calls.length - 1]; }
    function test_settings_apply_at_once() {
        test.win.showPage("settings");
        wait(50);
        grab("settings-dark");
        test.mock.settings.theme = "light";
        test.mock.settings.boardTheme = "walnut";
        wait(200);
        compare(part("previewBoard").theme.name, "walnut");
        grab("settings-light");
        part("pauseStepper").step(2);
        compare(test.mock.settings.minimumThinkMs, 500);
        compare(part("pauseStepper").display(5), "0.5 s");
        part("thinkTimeStepper").step(100);
        verify(test.mock.settings.thinkTimeMs > 10000 && test.mock.settings.thinkTimeMs <= 600000);
        mouseClick(part("resetSettings"));
        compare(test.mock.settings.resets, 1);
        resize(900, 600);
        test.mock.settings.textScale = 1.3;
        wait(100);
        grab("settings-900");
        test.mock.settings.textScale = 1;
        test.mock.settings.theme = "dark";
        test.mock.settings.boardTheme = "glass";
        resize(1440, 900);
    }
    function test_the_row_of_the_syzygy_tables_says_that_they_are_being_opened() {
        test.win.showPage("settings");
        const settings = test.mock.settings;
        settings.syzygyPath = "/tables/345";
        settings.syzygyOpening = true;
        compare(part("syzygyRow").hint, "Opening the tables…");
        compare(part("syzygyField").text, "/tables/345");
        settings.syzygyOpening = false;
        part("syzygyRemove").clicked();
        compare(settings.syzygyPath, "");
        compare(part("syzygyField").text, "");
    }
    function test_about() {
        test.win.showPage("about");
        wait(50);
        grab("about");
    }
    function test_menu_of_the_game() {
        mouseClick(part("more"));
        wait(250);
        grab("menu");
        keyClick(Qt.Key_Escape);
        wait(50);
    }
}
