// The window's keys: each does its work, and none works while it would take a key away from somebody else.
import QtQuick
import QtTest

WindowCase {
    id: test
    name: "Keys"

    function test_game_keys_data() {
        return [
            { tag: "left", key: Qt.Key_Left, mod: Qt.NoModifier, call: "goBack" },
            { tag: "right", key: Qt.Key_Right, mod: Qt.NoModifier, call: "goForward" },
            { tag: "home", key: Qt.Key_Home, mod: Qt.NoModifier, call: "goToStart" },
            { tag: "end", key: Qt.Key_End, mod: Qt.NoModifier, call: "goToEnd" },
            { tag: "take back", key: Qt.Key_Z, mod: Qt.ControlModifier, call: "takeBack" },
            { tag: "redo", key: Qt.Key_Z, mod: Qt.ControlModifier | Qt.ShiftModifier, call: "redo" },
            { tag: "flip", key: Qt.Key_F, mod: Qt.NoModifier, call: "flip" },
            { tag: "hint", key: Qt.Key_H, mod: Qt.NoModifier, call: "requestHint" },
            { tag: "pause", key: Qt.Key_P, mod: Qt.NoModifier, call: "setPaused true" },
            { tag: "move now", key: Qt.Key_Space, mod: Qt.NoModifier, call: "moveNow" }
        ];
    }
    function test_game_keys(data) {
        const game = test.mock.game;
        game.canRedo = true;
        game.canHint = true;
        game.canPause = data.tag === "pause";
        game.canMoveNow = data.tag === "move now";
        game.paused = false;
        keyClick(data.key, data.mod);
        compare(lastCall(), data.call);
        compare(game.calls.length, 1);
    }
    function test_a_key_that_may_not_does_nothing() {
        const game = test.mock.game;
        game.canRedo = false;
        game.canHint = false;
        game.canPause = false;
        game.canMoveNow = false;
        game.canTakeBack = false;
        keyClick(Qt.Key_H);
        keyClick(Qt.Key_Space);
        keyClick(Qt.Key_P);
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        keyClick(Qt.Key_Z, Qt.ControlModifier | Qt.ShiftModifier);
        compare(game.calls.length, 0);
        game.canTakeBack = true;
    }
    function test_view_keys() {
        const settings = test.mock.settings;
        for (const [key, name] of [[Qt.Key_A, "showArrows"], [Qt.Key_Z, "showEval"],
                                   [Qt.Key_L, "showLines"]]) {
            keyClick(key);
            compare(settings[name], false, name);
            keyClick(key);
            compare(settings[name], true, name);
        }
        compare(part("evalBar").visible, true);
    }
    function test_one_key_hides_every_evaluation() {
        resize(1920, 1080);
        test.mock.settings.showEval = true;
        compare(part("graphPanel").visible, true);
        verify(shownTexts(test.win.contentItem).includes("+0.4"), "the list shows scores");
        keyClick(Qt.Key_Z);
        compare(part("evalBar").visible, false);
        compare(part("graphPanel").visible, false);
        compare(part("board").arrows.length, 0);
        const scores = shownTexts(test.win.contentItem)
            .filter(text => /^[+−-]\d+\.\d+/.test(text) || text.startsWith("#"));
        compare(scores.join(), "", "no score is left in sight");
        grab("no-evaluations");
        keyClick(Qt.Key_Z);
        compare(part("board").arrows.length, 1);
        resize(1440, 900);
    }
    function test_one_key_gives_the_calm_view() {
        keyClick(Qt.Key_C);
        compare(test.mock.settings.calmView, true);
        compare(part("thinkingPanel").visible, false);
        keyClick(Qt.Key_C);
        compare(part("thinkingPanel").visible, true);
    }
    function shownTexts(item) {
        if (!item.visible)
            return [];
        let texts = typeof item.text === "string" ? [item.text] : [];
        for (let i = 0; i < item.children.length; ++i)
            texts = texts.concat(shownTexts(item.children[i]));
        return texts;
    }
    function test_clipboard_keys() {
        keyClick(Qt.Key_C, Qt.ControlModifier);
        keyClick(Qt.Key_C, Qt.ControlModifier | Qt.ShiftModifier);
        keyClick(Qt.Key_V, Qt.ControlModifier);
        compare(test.mock.files.calls.join(), "copyPgn,copyFen,paste");
    }
    function test_a_typed_move_takes_the_letters() {
        keyClick(Qt.Key_M);
        const field = part("typedMove");
        tryCompare(field, "activeFocus", true);
        for (const key of ["f", "h", "a", "z", "l", "m"])
            keyClick(key);
        compare(field.text, "fhazlm");
        compare(test.mock.game.calls.length, 0);
        keyClick(Qt.Key_Left);
        compare(test.mock.game.calls.length, 0);
        keyClick(Qt.Key_Return);
        compare(lastCall(), "typeMove fhazlm");
        verify(field.error.length > 0);
        grab("typed-move");
        for (const key of ["e", "4"])
            keyClick(key);
        compare(field.text, "e4", "a refused move is selected, so that the next one replaces it");
        keyClick(Qt.Key_Return);
        compare(lastCall(), "typeMove e4");
        compare(field.text, "");
        keyClick(Qt.Key_Escape);
        compare(field.visible, false);
        keyClick(Qt.Key_F);
        compare(lastCall(), "flip");
    }
    function test_the_board_keeps_its_arrows() {
        const board = part("board");
        board.forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Left);
        compare(test.mock.game.calls.length, 0);
        keyClick(Qt.Key_F);
        compare(lastCall(), "flip");
    }
    function test_pages_by_key() {
        keyClick(",", Qt.ControlModifier);
        compare(test.win.page, "settings");
        tryVerify(() => below(test.win.contentItem, "settingsPage", true));
        keyClick(Qt.Key_Left);
        compare(test.mock.game.calls.length, 0, "the game stands still behind another page");
        keyClick("1", Qt.ControlModifier);
        compare(test.win.page, "play");
        keyClick(Qt.Key_Left);
        compare(lastCall(), "goBack");
    }
    function test_pages_are_numbered_down_the_rail() {
        const pages = ["play", "analyse", "explorer", "laboratory", "learning", "evaluation", "lessons"];
        let y = 0;
        for (const page of pages) {
            const item = part("rail" + page[0].toUpperCase() + page.slice(1));
            compare(item.shortcutText, "Ctrl+" + (pages.indexOf(page) + 1), page);
            const top = item.mapToItem(test.win.contentItem, 0, 0).y;
            verify(top > y, page + " is further down");
            y = top;
        }
    }
    function test_tab_reaches_the_controls() {
        resize(1440, 900);
        part("strength").toggled(true);
        part("playPage").tab = "techniques";
        const seen = {};
        for (let i = 0; i < 80; ++i) {
            keyClick(Qt.Key_Tab);
            let item = test.win.activeFocusItem;
            while (item) {
                if (item.objectName)
                    seen[item.objectName] = true;
                item = item.parent;
            }
        }
        for (const name of ["board", "takeBack", "newGame", "playerDepth", "playerPreset",
                            "technique-alpha-beta", "railPlay", "railSettings", "more"])
            verify(seen[name], name + " is reached by Tab");
    }
}
