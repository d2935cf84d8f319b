// Keys of the Analyse page: each does what the key sheet says, also after a click beside the board.
import QtQuick
import QtTest
import Plyglass.App

AnalyseCase {
    id: test
    name: "AnalyseKeys"

    function prepare() {
        harness.seatTwoPersons();
        test.analyse.engineOn = false;
        test.app.ask.open = false;
        part("analysePage").tab = "moves";
        play(["e2e4", "e7e5"]);
    }

    function test_copies() {
        // Each notice replaces the previous one.
        for (const [mod, word] of [[Qt.ShiftModifier, "FEN"], [0, "PGN"], [Qt.ShiftModifier, "FEN"]]) {
            keyClick(Qt.Key_C, Qt.ControlModifier | mod);
            verify(test.app.notices.text.includes(word), test.app.notices.text);
            wait(150);
        }
        keyClick(Qt.Key_C, Qt.ControlModifier);
        harness.seatTwoPersons();
        keyClick(Qt.Key_V, Qt.ControlModifier);
        tryCompare(test.game, "plyCount", 2, test.timeoutMs);
    }
    function test_keys_of_the_sheet_data() {
        return [
            { tag: "left", key: Qt.Key_Left, done: () => test.game.currentPly === 1 },
            { tag: "home", key: Qt.Key_Home, done: () => test.game.currentPly === 0 },
            { tag: "right", key: Qt.Key_Right, before: () => test.game.goToStart(),
              done: () => test.game.currentPly === 1 },
            { tag: "end", key: Qt.Key_End, before: () => test.game.goToStart(),
              done: () => test.game.currentPly === 2 },
            { tag: "menu", key: Qt.Key_Menu,
              done: () => findChild(part("analyseLists"), "moveMenu").opened },
            { tag: "engine", key: Qt.Key_Space, done: () => test.analyse.engineOn },
            { tag: "side by side", key: Qt.Key_S, done: () => test.app.second.on },
            { tag: "threat", key: Qt.Key_X, done: () => test.analyse.threatShown },
            { tag: "comment", key: Qt.Key_C, done: () => part("commentField").activeFocus },
            { tag: "why not", key: Qt.Key_W, done: () => test.app.ask.question === Ask.WhyNot },
            { tag: "ask", key: Qt.Key_Q, done: () => test.app.ask.open && test.win.page === "analyse" },
            { tag: "tree", key: Qt.Key_E, done: () => test.win.page === "explorer" },
            { tag: "type", key: Qt.Key_M, done: () => part("typedMove").activeFocus },
            { tag: "flip", key: Qt.Key_F, before: () => test.game.flipped = false,
              done: () => test.game.flipped },
            { tag: "arrows", key: Qt.Key_A, before: () => test.app.settings.showArrows = true,
              done: () => !test.app.settings.showArrows },
            { tag: "undo", key: Qt.Key_Z, mod: Qt.ControlModifier,
              before: () => test.annotation.toggleSign(1), done: () => test.annotation.sign === 0 },
            { tag: "sheet", key: "?", done: () => test.win.dialogOpen }
        ];
    }
    function test_keys_of_the_sheet(data) {
        if (data.before)
            data.before();
        verify(!data.done());
        keyClick(data.key, data.mod ?? Qt.NoModifier);
        tryVerify(data.done, test.timeoutMs);
    }
    function test_the_comment_is_reached_from_every_list_data() {
        return [{ tag: "book" }, { tag: "report" }, { tag: "questions" }];
    }
    function test_the_comment_is_reached_from_every_list(data) {
        if (data.tag === "questions")
            test.app.ask.open = true;
        else
            part("analysePage").tab = data.tag;
        keyClick(Qt.Key_C);
        keyClick("x");
        compare(test.annotation.comment, "x");
        compare(part("analysePage").list, "moves");
    }
    function cleanup() {
        keyClick(Qt.Key_Escape);
        tryCompare(test.win, "dialogOpen", false);
        test.showPage("analyse");
        part("analysePage").takeFocus();
        test.app.ask.open = false;
        test.app.second.on = false;
        test.analyse.threatShown = false;
        test.app.settings.showArrows = true;
        test.game.flipped = false;
        tidy();
        noWarnings();
    }
    function test_a_click_on_a_tab_leaves_the_arrows_with_the_moves_data() {
        return [{ tag: "moves", at: 0 }, { tag: "book", at: 1 }, { tag: "report", at: 2 }];
    }
    function test_a_click_on_a_tab_leaves_the_arrows_with_the_moves(data) {
        const list = ["moves", "book", "report"][data.at];
        part("analysePage").tab = data.at === 0 ? "book" : "moves";
        click("segment" + data.at);
        compare(part("analysePage").list, list);
        wait(0);
        keyClick(Qt.Key_Left);
        compare(test.game.currentPly, 1);
        keyClick(Qt.Key_Home);
        compare(test.game.currentPly, 0);
        keyClick(Qt.Key_End);
        compare(test.game.currentPly, 2);
        compare(part("analysePage").list, list, "the tab stays");
    }
    function test_tab_reaches_the_tabs_and_arrows_change_them() {
        const tabs = find("segment0").parent.parent;
        for (let i = 0; i < 60 && !tabs.activeFocus; ++i)
            keyClick(Qt.Key_Tab);
        verify(tabs.activeFocus);
        keyClick(Qt.Key_Right);
        compare(part("analysePage").list, "book");
        compare(test.game.currentPly, 2, "the game stands still");
        keyClick(Qt.Key_Left);
        compare(part("analysePage").list, "moves");
    }
    function test_a_click_on_a_switch_leaves_the_keys_with_the_page() {
        click("engineSwitch");
        compare(test.analyse.engineOn, true);
        wait(0);
        keyClick(Qt.Key_Home);
        compare(test.game.currentPly, 0);
        keyClick(Qt.Key_Space);
        compare(test.analyse.engineOn, false, "pressed once");
    }
    function test_a_click_into_the_comment_keeps_the_keys_there() {
        const field = part("commentField");
        mouseClick(field, 40, field.height / 2);
        wait(0);
        for (const key of "Fine")
            keyClick(key);
        mouseClick(field, 40, field.height / 2);
        wait(0);
        keyClick(Qt.Key_End);
        keyClick("!");
        compare(test.annotation.comment, "Fine!");
        keyClick(Qt.Key_Escape);
    }
}
