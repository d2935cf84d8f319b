// Switches and check boxes.
import QtQuick
import QtTest
import Plyglass.Controls

Item {
    id: page
    width: 400
    height: 300

    property bool technique: true

    SwitchRow {
        id: row
        width: 240
        text: "Null move"
        checked: page.technique
        figure: "×2.3"
        figureStrong: true
        explanation: "Lets the other side move twice."
        onToggled: (on) => page.technique = on
    }
    SwitchRow { id: off; y: 40; width: 240; text: "Extensions"; enabled: false }
    AppSwitch { id: bare; y: 80; text: "Engine" }
    CheckRow { id: box; y: 120; text: "Coordinates" }
    CheckRow { id: boxOff; y: 160; text: "Sounds"; enabled: false }

    SignalSpy { id: toggles; signalName: "toggled" }

    TestCase {
        name: "Switches"
        when: windowShown

        function watch(item) {
            toggles.target = item;
            toggles.clear();
        }

        function test_the_whole_row_is_the_hit_area() {
            page.technique = true;
            watch(row);
            mouseClick(row, row.width - 4, row.height / 2);
            compare(toggles.count, 1);
            compare(toggles.signalArguments[0][0], false);
            compare(page.technique, false);
            mouseClick(row, 4, 4);
            compare(page.technique, true);
        }
        function test_a_click_leaves_the_binding_to_the_model_alive() {
            page.technique = true;
            mouseClick(row);
            compare(page.technique, false);
            page.technique = true;
            compare(row.checked, true);
        }
        function test_space_toggles_and_focus_goes_to_the_row() {
            page.technique = true;
            row.forceActiveFocus(Qt.TabFocusReason);
            verify(row.activeFocus);
            keyClick(Qt.Key_Space);
            compare(page.technique, false);
        }
        function test_disabled_rows_do_nothing() {
            watch(off);
            mouseClick(off);
            compare(toggles.count, 0);
            verify(!off.checked);
            watch(boxOff);
            mouseClick(boxOff);
            compare(toggles.count, 0);
        }
        function test_a_bare_switch_and_a_check_box_toggle() {
            mouseClick(bare);
            verify(bare.checked);
            bare.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Space);
            verify(!bare.checked);
            watch(box);
            mouseClick(box);
            compare(toggles.count, 1);
            verify(box.checked);
            verify(box.height >= 32);
        }
        function test_a_row_is_at_least_30_px_high() {
            verify(row.height >= 30);
        }
    }
}
