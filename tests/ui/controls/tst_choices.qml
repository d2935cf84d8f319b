// Segments, tabs, select boxes.
import QtQuick
import QtTest
import Plyglass.Controls

Item {
    id: page
    width: 500
    height: 400

    property int view: 0

    Segmented {
        id: segments
        model: ["Nodes", "Time", "Branching"]
        currentIndex: page.view
        onActivated: (i) => page.view = i
    }
    Segmented { id: segmentsOff; y: 40; model: ["White", "Black"]; enabled: false }
    TabStrip { id: tabs; y: 80; model: ["Moves", "Thinking"] }
    SelectBox { id: select; y: 120; model: ["Glass", "Walnut", "Paper"] }
    SelectBox {
        id: narrow
        y: 200
        width: 80
        model: ["Hugo", "Ines"]
        details: ["8 · 1720 Elo", "9 · 1920 Elo"]
    }
    SelectBox { id: selectOff; y: 160; model: ["Glass", "Walnut"]; enabled: false }

    SignalSpy { id: chosen; signalName: "activated" }

    TestCase {
        name: "Choices"
        when: windowShown

        function watch(item) {
            chosen.target = item;
            chosen.clear();
        }

        function test_a_click_chooses_a_segment_and_keeps_the_binding() {
            page.view = 0;
            watch(segments);
            mouseClick(segments, segments.width - 10, 16);
            compare(page.view, 2);
            compare(chosen.signalArguments[0][0], 2);
            mouseClick(segments, segments.width - 10, 16);
            compare(chosen.count, 1);
            page.view = 1;
            compare(segments.currentIndex, 1);
        }
        function test_left_and_right_choose_a_segment_and_stop_at_the_ends() {
            page.view = 1;
            segments.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Right);
            compare(page.view, 2);
            keyClick(Qt.Key_Right);
            compare(page.view, 2);
            keyClick(Qt.Key_Left);
            keyClick(Qt.Key_Left);
            keyClick(Qt.Key_Left);
            compare(page.view, 0);
        }
        function test_disabled_segments_do_nothing() {
            watch(segmentsOff);
            mouseClick(segmentsOff, segmentsOff.width - 10, 16);
            compare(chosen.count, 0);
            compare(segmentsOff.currentIndex, 0);
        }
        function test_tabs_follow_mouse_and_keys() {
            watch(tabs);
            mouseClick(tabs, tabs.width - 10, 16);
            compare(tabs.currentIndex, 1);
            keyClick(Qt.Key_Left);
            compare(tabs.currentIndex, 0);
            compare(chosen.count, 2);
        }
        function test_a_select_box_opens_and_chooses() {
            select.currentIndex = 0;
            watch(select);
            mouseClick(select);
            tryCompare(select.popup, "opened", true);
            wait(50);
            mouseClick(select.popup.contentItem, 20, 45);
            compare(select.currentIndex, 1);
            compare(chosen.count, 1);
            tryCompare(select.popup, "visible", false);
        }
        function test_a_select_box_follows_the_keys_and_escape_closes_it() {
            select.currentIndex = 0;
            select.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Down);
            compare(select.currentIndex, 1);
            keyClick(Qt.Key_Space);
            tryCompare(select.popup, "opened", true);
            keyClick(Qt.Key_Escape);
            tryCompare(select.popup, "visible", false);
            verify(select.activeFocus);
            compare(select.displayText, "Walnut");
        }
        function test_the_list_is_as_wide_as_its_longest_entry() {
            mouseClick(narrow);
            tryCompare(narrow.popup, "opened", true);
            const entry = narrow.popup.contentItem.itemAtIndex(0);
            let texts = 0;
            for (let i = 0; i < entry.children.length; ++i) {
                const text = entry.children[i];
                if (text.truncated === undefined)
                    continue;
                ++texts;
                compare(text.truncated, false, text.text);
            }
            compare(texts, 2);
            keyClick(Qt.Key_Escape);
            tryCompare(narrow.popup, "visible", false);
        }
        function test_a_disabled_select_box_does_not_open() {
            mouseClick(selectOff);
            verify(!selectOff.popup.visible);
        }
    }
}
