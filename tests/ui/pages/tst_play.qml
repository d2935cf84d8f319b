// Parts of the Play page: toolbar states, names, messages, techniques.
import QtQuick
import Plyglass.Actions

PlayCase {
    id: test
    name: "Play"

    function bringIntoView(name) {
        const item = part(name);
        part("techniqueScroll").parent.show(item);
        return item;
    }
    function test_the_whole_name_of_a_computer_opens_its_levels_data() {
        return [{ tag: "1440x900", width: 1440, height: 900 }, { tag: "900x600", width: 900, height: 600 }];
    }
    function test_the_whole_name_of_a_computer_opens_its_levels(data) {
        resize(data.width, data.height);
        letComputerThink();
        for (const share of [0.05, 0.5, 0.95]) {
            const name = part("blackName");
            mouseClick(name, name.width * share, name.height / 2);
            tryVerify(() => find("level-2") !== null, 5000, "at " + share);
            keyClick(Qt.Key_Escape);
            tryVerify(() => find("level-2") === null);
        }
        const own = part("whiteName");
        mouseClick(own, own.width / 2, own.height / 2);
        wait(100);
        compare(find("level-2"), null, "a person has none");
    }
    function test_the_menu_of_the_board_castles() {
        harness.resumeGame("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 *", false);
        const board = part("board");
        mouseClick(board, board.width / 2, board.height / 2, Qt.RightButton);
        tryVerify(() => find("castleShort") !== null);
        compare(find("castleLong"), null, "not possible");
        grab("castle-menu");
        mouseClick(find("castleShort"));
        tryVerify(() => test.game.board.placement.endsWith("RNBQ1RK1"));
        mouseClick(board, board.width / 2, board.height / 2, Qt.RightButton);
        tryVerify(() => find("boardThreat") !== null);
        compare(find("castleShort"), null);
        keyClick(Qt.Key_Escape);
    }
    function test_every_game_has_the_same_buttons_data() {
        return [{ tag: "two persons", computer: false, enabled: ["hint", "draw", "resign"] },
                { tag: "the computer to move", computer: true, enabled: ["moveNow", "resign"] }];
    }
    function test_every_game_has_the_same_buttons(data) {
        if (data.computer)
            letComputerThink();
        for (const size of [[900, 600], [1440, 900]]) {
            resize(size[0], size[1]);
            wait(50);
            for (const name of ["takeBack", "redo", "hint", "moveNow", "draw", "resign", "ask", "flip",
                                "first", "previous", "next", "last", "newGame"])
                compare(part(name).visible, true, name + " at " + size.join("x"));
            for (const name of data.enabled)
                compare(part(name).enabled, true, name);
            grab("buttons-" + data.tag.replace(/ /g, "-") + "-" + size[0]);
        }
        if (!data.computer)
            return;
        click("moveNow");
        tryCompare(test.game, "currentPly", 38, test.timeoutMs);
    }
    function test_every_sound_is_built_in() {
        for (const name of ["move", "capture", "castling", "check", "promotion", "end", "low"])
            verify(harness.exists(":/plyglass/sounds/" + name + ".wav"), name);
    }
    function test_a_game_is_silent_without_a_device() {
        if (test.settings.soundPossible)
            skip("there is a device");
        test.play(["c6d4"]);
        compare(part("sounds").sounds, null, "the sound library is not even loaded");
    }
    function test_escape_gives_up_a_premove() {
        letComputerThink();
        test.play(["d4c6"]);
        compare(test.game.board.premove.length, 2);
        mouseClick(part("movesPanel"), 40, 10);
        grab("premove");
        keyClick(Qt.Key_Escape);
        compare(test.game.board.premove.length, 0);
    }
    function test_nothing_evaluated_is_not_shown_as_equal() {
        // No other test has evaluated these positions.
        harness.resumeGame("1. h3 h6 2. a3 a6 3. g3 {[%eval 0.1]} *", false);
        const share = findChild(part("evalBar"), "share");
        compare(share.visible, true);
        test.game.goToPly(3);
        compare(test.game.evaluation.known, false);
        compare(share.visible, false);
        grab("nothing-evaluated");
    }
    function test_tool_tips_keep_out_of_the_way_of_menus() {
        letComputerThink();
        const row = bringIntoView("technique-alpha-beta");
        mouseMove(row, 40, 10);
        tryVerify(() => findChild(row, "tip") !== null, 2000);
        const tip = findChild(row, "tip");
        tryCompare(tip, "opened", true, 2000);
        verify(tip.x + tip.width <= 0, "beside the row, not over those below");
        grab("tip-beside");
        click("more");
        tryVerify(() => findChild(row, "tip") === null);
        keyClick(Qt.Key_Escape);
        wait(300);
        mouseMove(part("board"), 5, 5);
    }
    function test_computer_against_computer_can_pause() {
        test.app.setup.white.kindIndex = 1;
        test.app.setup.black.kindIndex = 1;
        verify(test.app.setup.start());
        compare(part("pause").enabled, true);
        compare(part("resign").enabled, false);
        click("pause");
        compare(test.game.status.paused, true);
        part("playPage").tab = "techniques";
        compare(part("playerChoice").visible, true);
        grab("two-computers");
    }
    function test_resume_is_offered_in_place_data() {
        return [{ tag: "no", button: "resumeNo", plies: 0 }, { tag: "yes", button: "resumeYes", plies: 38 }];
    }
    function test_resume_is_offered_in_place(data) {
        test.play(["c6d4"]);
        cleanupTestCase();
        harness.restart();
        // Warnings of items that still refer to the ended program.
        harness.takeWarnings();
        openWindow();
        tryVerify(() => part("resumeBar").visible, test.timeoutMs);
        grab("resume");
        click(data.button);
        compare(part("resumeBar").visible, false);
        compare(test.game.plyCount, data.plies);
    }
    function test_notices_are_seen_on_every_page() {
        for (const page of Array.from(Actions.pages.all).map(action => action.name)) {
            test.showPage(page);
            test.app.files.copyFen();
            tryVerify(() => find("notice")?.text.includes("FEN") ?? false, test.timeoutMs, page);
            test.app.notices.dismiss();
            tryVerify(() => find("notice") === null, test.timeoutMs, page);
        }
        test.showPage("play");
    }
    function test_notices_stand_over_the_toolbar() {
        for (const size of [[900, 600], [1440, 900]]) {
            resize(size[0], size[1]);
            test.app.files.pasteText("1. e4 Qxz5 *");
            tryCompare(part("notice"), "visible", true, test.timeoutMs);
            tryVerify(() => test.app.notices.text.includes("Qxz5"), test.timeoutMs,
                      "what is wrong is said last");
            grab("notice-" + size[0]);
            test.app.notices.dismiss();
            tryCompare(part("notice"), "visible", false);
        }
    }
    function test_techniques_are_switched() {
        letComputerThink();
        part("playPage").tab = "techniques";
        mouseClick(bringIntoView("technique-alpha-beta"));
        compare(part("technique-alpha-beta").checked, false);
        compare(part("technique-principal-variation").enabled, false);
        tryVerify(() => test.app.thinking.changeText.includes("more nodes"), test.timeoutMs);
        tryVerify(() => part("techniquesMessage").text === test.app.thinking.changeText, test.timeoutMs);
        grab("changed");
    }
    function test_a_click_gives_the_keys_back_to_the_game() {
        letComputerThink();
        part("strength").toggled(true);
        wait(50);
        const stepper = bringIntoView("playerHash");
        mouseClick(stepper, stepper.width - 8, stepper.height / 2);
        keyClick(Qt.Key_Left);
        compare(test.game.currentPly, 37, "the field of the stepper has the keys");
        mouseClick(part("board"), 300, 300);
        keyClick(Qt.Key_Left);
        compare(test.game.currentPly, 36);
        click("previous");
        keyClick(Qt.Key_Right);
        compare(test.game.currentPly, 36);
        click("resign");
        compare(part("resignYes").activeFocus, true, "the question has the keys");
        keyClick(Qt.Key_Escape);
        tryCompare(part("lateClicks"), "visible", false);
    }
    function test_details_take_the_place_of_the_kinds() {
        letComputerThink();
        resize(1920, 1080);
        click("details");
        grab("details");
        click("details");
    }
}
