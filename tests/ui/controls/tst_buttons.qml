// Buttons: mouse, keys, presses by assistive technology, disabled ones, tool tips.
import QtQuick
import QtTest
import Plyglass.Controls

Item {
    id: page
    width: 400
    height: 300

    AppButton { id: plain; text: "Stop" }
    AppButton { id: compactOne; y: 40; text: "Compact"; compact: true }
    AppButton { id: off; y: 80; text: "Run"; enabled: false }
    AppButton { id: withIcon; y: 120; text: "New game"; iconName: "plus"; kind: "primary" }
    IconButton { id: copy; y: 160; iconName: "copy"; tip: "Copy position"; shortcutText: "Ctrl+C" }
    IconButton { id: eye; x: 40; y: 160; iconName: "eye"; tip: "Show"; checkable: true }

    SignalSpy { id: clicks; signalName: "clicked" }

    TestCase {
        name: "Buttons"
        when: windowShown

        function init() {
            mouseMove(page, 390, 290);
        }
        function watch(button) {
            clicks.target = button;
            clicks.clear();
        }

        function test_a_click_a_space_and_a_return_press_the_button() {
            watch(plain);
            mouseClick(plain);
            compare(clicks.count, 1);
            plain.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Space);
            compare(clicks.count, 2);
            keyClick(Qt.Key_Return);
            compare(clicks.count, 3);
        }
        function test_focus_by_keyboard_shows_a_ring_and_by_mouse_none() {
            compactOne.forceActiveFocus();
            plain.forceActiveFocus(Qt.TabFocusReason);
            verify(plain.visualFocus);
            withIcon.forceActiveFocus(Qt.MouseFocusReason);
            verify(!withIcon.visualFocus);
        }
        function test_tab_goes_past_a_disabled_button() {
            compactOne.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Tab);
            verify(withIcon.activeFocus);
        }
        function test_a_disabled_button_does_nothing() {
            watch(off);
            mouseClick(off);
            compare(clicks.count, 0);
            fuzzyCompare(off.opacity, 0.4, 0.001);
        }
        function test_the_hit_area_is_never_below_32_px() {
            for (const button of [plain, compactOne, withIcon, copy]) {
                verify(button.width >= 32, button.text);
                verify(button.height >= 32, button.text);
            }
            compare(compactOne.background.height, 28);
        }
        function test_hover_and_press_change_the_ground() {
            const ground = plain.ground.toString();
            mouseMove(plain, 5, 5);
            verify(plain.hovered);
            const hovered = plain.ground.toString();
            verify(hovered !== ground);
            mousePress(plain, 5, 5);
            verify(plain.ground.toString() !== hovered);
            mouseRelease(plain, 5, 5);
        }
        function test_a_checkable_icon_button_toggles() {
            mouseClick(eye);
            verify(eye.checked);
            eye.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Return);
            verify(!eye.checked);
        }
        function test_a_tool_tip_comes_after_half_a_second_and_goes() {
            mouseMove(copy, 10, 10);
            wait(250);
            const tip = () => findChild(copy, "tip");
            verify(tip() !== null);
            verify(!tip().opened);
            tryVerify(() => tip().opened, 1000);
            compare(tip().text, "Copy position");
            mouseMove(page, 390, 290);
            tryVerify(() => tip() === null);
        }
    }
}
