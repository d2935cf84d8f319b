// The window's keys: each works, and none takes a key away from a focused control.
import QtQuick
import QtTest
import Plyglass.Actions
import Plyglass.Board

PlayCase {
    id: test
    name: "Keys"

    function test_game_keys_data() {
        const ctrl = Qt.ControlModifier;
        return [
            { tag: "left", key: Qt.Key_Left, done: () => test.game.currentPly === 36 },
            { tag: "right", key: Qt.Key_Right, before: () => test.game.goToPly(35),
              done: () => test.game.currentPly === 36 },
            { tag: "home", key: Qt.Key_Home, done: () => test.game.currentPly === 0 },
            { tag: "end", key: Qt.Key_End, before: () => test.game.goToStart(),
              done: () => test.game.currentPly === 37 },
            { tag: "take back", key: Qt.Key_Z, mod: ctrl, done: () => test.game.status.canRedo },
            { tag: "redo", key: Qt.Key_Z, mod: ctrl | Qt.ShiftModifier, before: () => test.game.takeBack(),
              done: () => test.game.currentPly === 37 && !test.game.status.canRedo },
            { tag: "flip", key: Qt.Key_F, done: () => test.game.flipped },
            { tag: "hint", key: Qt.Key_H,
              done: () => test.game.board.arrows.some(arrow => arrow.kind === ArrowLayer.Hint) },
            { tag: "pause", key: Qt.Key_P, before: () => startClockedGame(),
              done: () => test.game.status.paused },
            { tag: "move now", key: Qt.Key_Space, before: () => letComputerThink(),
              done: () => test.game.currentPly === 38 }
        ];
    }
    function test_game_keys(data) {
        test.game.flipped = false;
        if (data.before)
            data.before();
        verify(!data.done());
        keyClick(data.key, data.mod ?? Qt.NoModifier);
        tryVerify(data.done, test.timeoutMs);
    }
    function startClockedGame() {
        const setup = test.app.setup;
        setup.timeControlIndex = 1;
        verify(setup.start());
    }
    function test_a_key_that_may_not_does_nothing() {
        for (const pgn of ["*", "1. f3 e5 2. g4 Qh4# 0-1"]) {
            harness.resumeGame(pgn, false);
            const fen = test.game.fen;
            for (const key of [Qt.Key_Space, Qt.Key_P])
                keyClick(key);
            keyClick(Qt.Key_Z, Qt.ControlModifier | Qt.ShiftModifier);
            if (!test.game.status.over)
                keyClick(Qt.Key_Z, Qt.ControlModifier);
            else
                keyClick(Qt.Key_H);
            compare(test.game.fen, fen);
            const status = test.game.status;
            verify(!status.paused && !status.thinking && status.canHint !== status.over);
        }
    }
    function test_view_keys() {
        const settings = test.settings;
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
        letComputerThink();
        compare(part("graphPanel").visible, true);
        verify(shownTexts(test.win.contentItem).includes("+0.2"), "the list shows scores");
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
    }
    function test_one_key_gives_the_calm_view() {
        letComputerThink();
        keyClick(Qt.Key_C);
        compare(test.settings.calmView, true);
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
        harness.seatTwoPersons();
        keyClick(Qt.Key_V, Qt.ControlModifier);
        tryCompare(test.game, "plyCount", 37, test.timeoutMs);
        test.game.goToPly(2);
        const fen = test.game.fen;
        keyClick(Qt.Key_C, Qt.ControlModifier | Qt.ShiftModifier);
        keyClick(Qt.Key_V, Qt.ControlModifier);
        tryCompare(test.game, "plyCount", 0, test.timeoutMs);
        compare(test.game.fen, fen);
    }
    function test_a_typed_move_takes_the_letters() {
        harness.seatTwoPersons();
        test.game.flipped = false;
        keyClick(Qt.Key_M);
        const field = part("typedMove");
        tryCompare(field, "activeFocus", true);
        type("fhazlm");
        compare(field.text, "fhazlm");
        compare(test.game.flipped, false);
        keyClick(Qt.Key_Return);
        verify(field.error.length > 0);
        grab("typed-move");
        type("e4");
        compare(field.text, "e4", "a refused move is selected, so that the next one replaces it");
        keyClick(Qt.Key_Left);
        compare(test.game.currentPly, 0);
        keyClick(Qt.Key_Return);
        compare(test.game.currentPly, 1);
        compare(field.text, "");
        keyClick(Qt.Key_Escape);
        compare(field.visible, false);
        keyClick(Qt.Key_F);
        compare(test.game.flipped, true);
    }
    function test_the_board_keeps_its_arrows() {
        part("board").forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Left);
        compare(test.game.currentPly, 37);
        const flipped = test.game.flipped;
        keyClick(Qt.Key_F);
        compare(test.game.flipped, !flipped);
    }
    function test_pages_by_key() {
        keyClick(",", Qt.ControlModifier);
        compare(test.win.page, "settings");
        tryVerify(() => below(test.win.contentItem, "settingsPage", true));
        keyClick(Qt.Key_Left);
        compare(test.game.currentPly, 37, "the game stands still behind another page");
        keyClick("1", Qt.ControlModifier);
        compare(test.win.page, "play");
        keyClick(Qt.Key_Left);
        compare(test.game.currentPly, 36);
    }
    function test_pages_are_numbered_down_the_rail() {
        const numbered = Array.from(Actions.pages.all).filter(page => /^Ctrl\+\d$/.test(page.keyText));
        verify(numbered.length > 1);
        let y = 0;
        numbered.forEach((page, i) => {
            const item = part("rail" + page.name[0].toUpperCase() + page.name.slice(1));
            compare(page.keyText, "Ctrl+" + (i + 1), page.name);
            const top = item.mapToItem(test.win.contentItem, 0, 0).y;
            verify(top > y, page.name + " is further down");
            y = top;
        });
    }
    function test_tab_reaches_the_controls() {
        letComputerThink();
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
