// The Explorer page in the real window: recording, navigating, asking, finding, continuing the game.
import QtQuick
import QtTest

ExplorerCase {
    id: test
    name: "Explorer"

    function test_0_it_is_empty_at_first() {
        verify(part("explorerEmpty").visible);
        verify(!part("treePanel").visible);
        compare(part("nodeBoard").placement, test.app.game.board.placement);
        grab("empty");
    }
    function test_1_a_search_is_recorded() {
        record(6);
        verify(!part("explorerEmpty").visible);
        verify(part("iciclePanel").visible);
        const list = part("treeList");
        compare(list.count, test.explorer.rows.count);
        verify(list.count > 10);
        tryCompare(list, "activeFocus", true);
    }
    function test_2_the_keys_walk_in_the_tree() {
        record(5);
        const list = part("treeList");
        list.forceActiveFocus();
        const before = list.count;
        keyClick(Qt.Key_Down);
        compare(test.explorer.currentRow, 1);
        keyClick(Qt.Key_Right);
        tryVerify(() => list.count > before);
        keyClick(Qt.Key_Right);
        compare(test.explorer.currentRow, 2);
        grab("walked");
        keyClick(Qt.Key_Up);
        keyClick(Qt.Key_Left);
        tryCompare(list, "count", before);
        keyClick(Qt.Key_End);
        compare(test.explorer.currentRow, before - 1);
        keyClick(Qt.Key_Home);
        compare(test.explorer.currentRow, 0);
    }
    function test_3_enter_zooms_and_a_crumb_leads_back() {
        record(5);
        part("treeList").forceActiveFocus();
        keyClick(Qt.Key_Down);
        const node = test.explorer.currentNode;
        keyClick(Qt.Key_Return);
        compare(test.explorer.crumbs.length, 2);
        compare(test.explorer.rows.count > 0, true);
        grab("zoomed");
        mouseClick(part("crumb0"));
        compare(test.explorer.crumbs.length, 1);
        compare(test.explorer.currentNode, node);
    }
    function test_4_mouse_list_picture_and_board_belong_together() {
        record(6);
        const plot = part("icicle");
        const x = plot.nameWidth + 20;
        const y = plot.rowHeight * 1.5;
        const node = plot.nodeAt(x, y);
        verify(node > 0);
        mouseMove(plot, x, y);
        compare(test.explorer.hoverNode, node);
        const title = test.explorer.node.title;
        verify(title.startsWith("After 1."), title);
        mouseClick(plot, x, y);
        compare(test.explorer.currentNode, node);
        mouseMove(part("nodePanel"), 20, 300);
        compare(test.explorer.hoverNode, -1);
        compare(test.explorer.node.title, title);
        mouseDoubleClickSequence(plot, x, y);
        compare(test.explorer.crumbs.length, 2);
        test.explorer.zoomToCrumb(0);
        const list = part("treeList");
        mouseClick(list, 200, 45);
        compare(test.explorer.currentRow, 1);
        const before = list.count;
        mouseClick(list, 36, 45);
        tryVerify(() => list.count !== before);
    }
    function test_5_a_typed_move_is_answered() {
        record(4);
        typeInto("whyNotField", "f3");
        tryCompare(test.explorer.whyNot, "answered", true, 60000);
        compare(test.explorer.whyNot.moveText, "1.f3");
        verify(part("verdict").text.length > 0);
        mouseClick(part("answerDetails"));
        tryVerify(() => part("answerDepthTable").visible);
        grab("answered");
        mouseClick(part("answerDetails"));
        // The card is laid out again in the next frame.
        wait(50);
        mouseClick(part("lineForward"));
        compare(test.explorer.node.title, "After 1.f3");
        mouseClick(part("lineBack"));
        verify(test.explorer.atQuestion);
    }
    function test_5_m_leads_to_the_field_for_a_move() {
        resize(900, 600);
        keyClick(Qt.Key_M);
        tryCompare(part("whyNotField"), "activeFocus", true);
        resize(1440, 900);
        part("treePanel").takeFocus();
    }
    function test_6_an_illegal_move_is_told_the_rule() {
        record(3);
        typeInto("whyNotField", "Qd4");
        verify(part("whyNotField").error.length > 0);
        verify(!test.explorer.busy);
        grab("illegal");
    }
    function test_7_a_move_on_the_board_asks_too() {
        record(3);
        const board = part("nodeBoard");
        const square = board.side / 8;
        // a2 to a4, White below.
        mouseClick(board, board.boardX + square * 0.5, board.boardY + square * 6.5);
        mouseClick(board, board.boardX + square * 0.5, board.boardY + square * 4.5);
        tryCompare(test.explorer.whyNot, "answered", true, 60000);
        compare(test.explorer.whyNot.moveText, "1.a4");
    }
    function test_8_a_move_is_found() {
        record(5);
        typeInto("findField", "Nf6");
        tryVerify(() => test.explorer.findCount > 0, 60000);
        verify(test.explorer.node.title.endsWith("Nf6"), test.explorer.node.title);
        typeInto("findField", "!");
        verify(part("findStatus").text.length > 0);
    }
    function test_8_a_question_from_play_becomes_a_tree_here() {
        keyClick("1", Qt.ControlModifier);
        compare(test.win.page, "play");
        keyClick(Qt.Key_W);
        // The moves to choose from are laid out in the next frame.
        tryVerify(() => part("pick-a3").x > part("pick-Na3").x || part("pick-a3").y > 0);
        mouseClick(part("pick-a3"));
        tryCompare(test.app.ask, "answered", true, 60000);
        mouseClick(part("askExplore"));
        compare(test.win.page, "explorer");
        compare(part("nodeBoard").placement, test.app.game.board.placement);
        tryCompare(test.explorer.whyNot, "answered", true, 60000);
        verify(test.explorer.whyNot.moveText.endsWith("a3"), test.explorer.whyNot.moveText);
        test.app.ask.open = false;
    }
    function test_8_one_plays_on_from_a_node() {
        record(3);
        test.explorer.walk("down");
        const placement = test.explorer.node.board.placement;
        const button = part("playFromHere");
        verify(button.enabled);
        button.forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Return);
        compare(test.win.page, "play");
        compare(test.app.game.board.placement, placement);
        compare(test.app.game.currentPly, 1);
        test.app.game.goToStart();
        keyClick("3", Qt.ControlModifier);
    }
    function test_9_stopping_keeps_what_there_is() {
        test.explorer.choiceIndex = 1;
        test.explorer.depth = 40;
        mouseClick(part("record"));
        tryVerify(() => test.explorer.progressText.includes("nodes"), 60000);
        grab("recording");
        mouseClick(part("stopRecording"));
        tryCompare(test.explorer, "recording", false, 60000);
        verify(part("missing").text.includes("stopped"));
        verify(!test.explorer.busy);
    }
}
