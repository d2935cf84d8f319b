// The move list of the Play page, its menu, and the navigation buttons.
import QtQuick
import Plyglass.App

PlayCase {
    id: test
    name: "MoveList"

    function showsLast() {
        const list = part("moveList");
        return list.contentY + list.height > list.contentHeight - 1;
    }
    // Clicks White's move of a row, or a place in a line of text.
    function clickRow(row, button, share = 0.17) {
        const list = part("moveList");
        tryVerify(() => list.itemAtIndex(row) !== null);
        const item = list.itemAtIndex(row);
        const place = item.mapToItem(list, item.width * share, item.height / 2);
        mouseClick(list, place.x, place.y, button);
    }
    function openMenu(row, share) {
        clickRow(row, Qt.RightButton, share);
        const menu = findChild(test.win, "moveMenu");
        tryCompare(menu, "opened", true);
        return menu;
    }
    function test_the_calm_view_does_not_list_what_was_taken_back() {
        test.game.takeBack();
        test.play(["f3g5"]);
        const kinds = () => Array.from({ length: test.game.moves.count }, (_, row) =>
            test.game.moves.data(test.game.moves.index(row, 0), Qt.UserRole + 1));
        verify(kinds().includes(MoveRowKind.Variation));
        test.settings.calmView = true;
        compare(kinds().filter(kind => kind !== MoveRowKind.Moves).length, 0);
        compare(test.game.moves.count, 19);
        grab("calm-after-take-back");
        test.showPage("analyse");
        verify(kinds().includes(MoveRowKind.Variation), "another page lists it");
        test.showPage("play");
        compare(kinds().includes(MoveRowKind.Variation), false);
        test.game.takeBack();
        compare(test.game.moves.count, 18);
        test.settings.calmView = false;
    }
    function test_buttons_walk_the_game() {
        compare(part("next").enabled, false);
        compare(part("last").enabled, false);
        for (const [name, ply] of [["first", 0], ["next", 1], ["last", 37], ["previous", 36]]) {
            click(name);
            compare(test.game.currentPly, ply, name);
        }
    }
    function test_the_result_leaves_the_last_move_in_sight_after_another_page() {
        test.game.resign();
        const list = part("moveList");
        tryVerify(showsLast);
        test.showPage("settings");
        wait(50);
        test.showPage("play");
        wait(50);
        verify(list.y + list.height <= part("outcome").y, "the rows end above the result");
        tryVerify(showsLast);
    }
    function test_a_click_in_the_list_shows_that_position() {
        clickRow(17, Qt.LeftButton);
        compare(test.game.currentPly, 35);
        compare(test.game.viewingEarlier, true);
        grab("earlier");
        click("backToGame");
        compare(test.game.currentPly, 37);
    }
    function test_the_current_move_stays_in_view() {
        tryVerify(showsLast);
        test.game.goToPly(1);
        tryVerify(() => part("moveList").contentY <= 1);
        test.game.goToEnd();
        tryVerify(showsLast);
    }
    function test_variations_and_comments_stand_in_the_list() {
        harness.resumeGame("1. e4 e5 2. Nf3 {The knight is stronger here than the pawn.} "
                     + "(2. f4 exf4 (2... d5 {keeps <more>}) 3. Nf3) (2. Bc4 Nf6) 2... Nc6 *", false);
        grab("variations");
        const list = part("moveList");
        const rows = list.count;
        const last = [...Array(rows).keys()].filter(row => list.itemAtIndex(row).opens).pop();
        clickRow(last, Qt.LeftButton);
        compare(test.game.moves.currentIsInVariation(), true, "each move of a variation can be clicked");
        const menu = openMenu(last);
        grab("move-menu");
        mouseClick(findChild(menu.contentItem, "deleteVariation"));
        tryCompare(menu, "opened", false);
        compare(list.count, rows - 1);
        openMenu(0);
        compare(findChild(menu.contentItem, "deleteVariation").enabled, false,
            "a move of the main line is in no variation");
        keyClick(Qt.Key_Escape);
        tryCompare(menu, "opened", false);
    }
    function test_a_move_is_thought_again() {
        const setup = test.app.setup;
        setup.reset();
        setup.black.levelIndex = 0;
        verify(setup.start());
        for (const [move, ply] of [["e2e4", 2], ["h2h3", 4]]) {
            test.play([move]);
            tryCompare(test.game, "currentPly", ply, test.timeoutMs);
        }
        const menu = openMenu(1, 0.6);
        mouseClick(findChild(menu.contentItem, "moveThinkAgain"));
        tryCompare(menu, "opened", false);
        const again = test.app.thinkAgain;
        tryVerify(() => again.open && !again.running, test.timeoutMs);
        grab("think-again");
        const bar = part("thinkAgainBar");
        verify(bar.visible);
        compare(findChild(bar, "thinkAgainText").text, again.text);
        mouseClick(findChild(bar, "thinkAgainPrevious"));
        tryVerify(() => test.game.currentPly === 2 && !again.running, test.timeoutMs);
        mouseClick(findChild(bar, "thinkAgainNext"));
        tryVerify(() => test.game.currentPly === 4 && !again.running, test.timeoutMs);
        mouseClick(findChild(bar, "thinkAgainClose"));
        verify(!again.open && !bar.visible);
    }
}
