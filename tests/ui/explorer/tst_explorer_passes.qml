// The Explorer page: the passes of a search, slow motion, and pictures of the page in every size.
import QtQuick
import QtTest

ExplorerCase {
    id: test
    name: "ExplorerPasses"

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
        // The panel stays in place, though the picture has fewer rows.
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
    function test_pictures_data() {
        const rows = [];
        for (const theme of ["dark", "light"])
            for (const [width, height] of [[900, 600], [1024, 700], [1440, 900], [2560, 1440]])
                rows.push({ tag: theme + "-" + width, theme: theme, width: width, height: height });
        return rows;
    }
    function test_pictures(data) {
        resize(data.width, data.height);
        test.app.settings.theme = data.theme;
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
        test.app.settings.theme = "dark";
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
