// The Explorer page in the real window: recording, walking by mouse and keys, asking, finding, and its pictures.
import QtQuick
import QtTest
import Plyglass
import Plyglass.App

TestCase {
    id: test
    name: "Explorer"

    property Main win: null
    readonly property Component windowComponent: Component {
        Main { app: program }
    }
    readonly property Explorer explorer: program.explorer

    when: windowShown

    function initTestCase() {
        harness.watch();
        test.win = test.windowComponent.createObject(null) as Main;
        verify(test.win);
        tryCompare(test.win, "visible", true);
        test.win.requestActivate();
        tryCompare(test.win, "active", true);
        resize(1440, 900);
        keyClick("3", Qt.ControlModifier);
        compare(test.win.page, "explorer");
    }
    function cleanupTestCase() {
        test.win.destroy();
        wait(0);
    }
    function cleanup() {
        tryCompare(test.explorer, "busy", false, 60000);
        const warnings = harness.takeWarnings();
        compare(warnings.length, 0, "no warnings: " + warnings.join("\n"));
    }

    function resize(width, height) {
        test.win.width = width;
        test.win.height = height;
        tryCompare(test.win.contentItem, "width", width);
        tryCompare(test.win.contentItem, "height", height);
    }
    function part(name) {
        const item = below(test.win.contentItem, name) ?? findChild(test.win, name);
        verify(item, "there is an item called " + name);
        return item;
    }
    function below(item, name) {
        for (let i = 0; i < item.children.length; ++i) {
            const child = item.children[i];
            const found = child.objectName === name ? child : below(child, name);
            if (found)
                return found;
        }
        return null;
    }
    function grab(name) {
        wait(50);
        verify(harness.grab(test.win, harness.pictures + "/" + name + ".png"));
    }
    function typeInto(name, text) {
        const field = part(name);
        mouseClick(field, 40, 16);
        for (const key of text)
            keyClick(key);
        keyClick(Qt.Key_Return);
    }
    function record(depth) {
        test.explorer.choiceIndex = 0;
        test.explorer.depth = depth;
        mouseClick(part("record"));
        tryCompare(test.explorer, "recording", false, 60000);
        tryCompare(test.explorer, "hasTree", true, 60000);
    }

    function test_0_it_is_empty_at_first() {
        verify(part("explorerEmpty").visible);
        verify(!part("treePanel").visible);
        compare(part("nodeBoard").placement, program.game.placement);
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
        mouseClick(part("lineForward"));
        compare(test.explorer.node.title, "After 1.f3");
        mouseClick(part("lineBack"));
        verify(test.explorer.atQuestion);
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
    function test_8_slow_motion_is_stepped_through() {
        record(4);
        const choice = part("listOrSlow");
        choice.choose(1, Qt.MouseFocusReason);
        const motion = test.explorer.slowMotion;
        verify(part("slowMotionPanel").visible);
        verify(!part("treePanel").visible);
        mouseClick(part("stepForward"));
        compare(motion.step, 1);
        compare(test.explorer.hoverNode, motion.node);
        const list = part("slowMotionList");
        mouseClick(list, 40, list.height - 10);
        verify(list.activeFocus);
        keyClick(Qt.Key_Right);
        keyClick(Qt.Key_Right);
        compare(motion.step, 3);
        keyClick(Qt.Key_Left);
        compare(motion.step, 2);
        keyClick(Qt.Key_Space);
        tryVerify(() => motion.step > 3);
        grab("slow-motion");
        choice.choose(0, Qt.MouseFocusReason);
        compare(motion.playing, false);
        verify(part("treePanel").visible);
    }
    function test_8_another_pass_is_chosen() {
        record(6);
        const pass = part("pass");
        verify(pass.visible);
        verify(pass.count >= 6);
        compare(pass.currentIndex, 0);
        verify(pass.displayText.startsWith("Depth 6"));
        pass.forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Down);
        compare(test.explorer.passIndex, 1);
        mouseClick(pass);
        tryCompare(pass.popup, "visible", true);
        grab("passes");
        keyClick(Qt.Key_End);
        keyClick(Qt.Key_Return);
        tryCompare(pass.popup, "visible", false);
        tryCompare(test.explorer, "passIndex", pass.count - 1);
        compare(pass.displayText, "Depth 1");
        grab("first-pass");
        record(5);
        compare(pass.currentIndex, 0);
        verify(pass.displayText.startsWith("Depth 5"));
    }
    function test_8_slow_motion_runs_through_all_passes() {
        record(3);
        part("listOrSlow").choose(1, Qt.MouseFocusReason);
        const motion = test.explorer.slowMotion;
        part("slowPasses").choose(1, Qt.MouseFocusReason);
        compare(motion.wholeSearch, true);
        compare(part("pass").displayText, "Depth 1");
        // The panel stands where it stood, though the picture has fewer rows now.
        const y = part("slowMotionPanel").y;
        motion.step = motion.stepCount - 1;
        compare(part("slowMotionPanel").y, y);
        motion.step = 0;
        grab("slow-motion-all");
        part("pass").activated(0);
        compare(test.explorer.hoverNode, motion.node);
        verify(part("stepSentence").text.startsWith("Depth 3"));
        part("slowPasses").choose(0, Qt.MouseFocusReason);
        compare(motion.wholeSearch, false);
        part("listOrSlow").choose(0, Qt.MouseFocusReason);
    }
    function test_8_a_question_from_play_gets_the_keys() {
        for (const byKey of [true, false]) {
            keyClick("1", Qt.ControlModifier);
            compare(test.win.page, "play");
            if (byKey)
                keyClick(Qt.Key_W);
            else
                mouseClick(part("whyNot"));
            compare(test.win.page, "explorer");
            tryCompare(part("whyNotField"), "activeFocus", true);
            compare(part("nodeBoard").placement, program.game.placement);
        }
    }
    function test_8_one_plays_on_from_a_node() {
        record(3);
        test.explorer.walk("down");
        const placement = test.explorer.node.placement;
        const button = part("playFromHere");
        verify(button.enabled);
        button.forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Return);
        compare(test.win.page, "play");
        compare(program.game.placement, placement);
        compare(program.game.currentPly, 1);
        program.game.goToStart();
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
    function test_pictures_data() {
        const rows = [];
        for (const theme of ["dark", "light"])
            for (const [width, height] of [[900, 600], [1024, 700], [1440, 900], [2560, 1440]])
                rows.push({ tag: theme + "-" + width, theme: theme, width: width, height: height });
        return rows;
    }
    function test_pictures(data) {
        resize(data.width, data.height);
        program.settings.theme = data.theme;
        if (!test.explorer.hasTree || test.explorer.depth !== 6)
            record(6);
        test.explorer.walk("first");
        test.explorer.walk("down");
        grab(data.tag);
        const tabs = part("explorerTabs");
        compare(tabs.visible, data.width < 1000);
        for (let tab = 1; tab < 3 && tabs.visible; ++tab) {
            tabs.choose(tab, Qt.MouseFocusReason);
            grab(data.tag + "-tab" + tab);
        }
        if (tabs.visible)
            tabs.choose(0, Qt.MouseFocusReason);
        program.settings.theme = "dark";
        resize(1440, 900);
    }
    function test_the_page_remembers_where_one_was() {
        record(4);
        test.explorer.walk("down");
        keyClick("1", Qt.ControlModifier);
        compare(test.win.page, "play");
        keyClick("3", Qt.ControlModifier);
        compare(test.explorer.currentRow, 1);
        tryCompare(part("treeList"), "count", test.explorer.rows.count);
    }
}
