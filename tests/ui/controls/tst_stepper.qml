// The stepper: halves, keys, wheel, typing, limits and errors.
import QtQuick
import QtTest
import Plyglass.Controls

Item {
    id: page
    width: 400
    height: 300

    property int depth: 9

    Stepper {
        id: stepper
        label: "Depth"
        from: 1
        to: 64
        value: page.depth
        onValueModified: (n) => page.depth = n
    }
    Stepper { id: capped; y: 60; from: 0; to: 64; value: 12; specialTop: "all" }
    Stepper {
        id: minutes
        y: 100
        from: 1
        to: 90
        value: 15
        textFromValue: (n) => n + " min"
        valueFromText: (t) => parseInt(t)
    }
    Stepper { id: off; y: 140; value: 4; enabled: false }
    AppButton { id: other; y: 200; text: "Elsewhere" }

    SignalSpy { id: changes; target: stepper; signalName: "valueModified" }

    TestCase {
        name: "Stepper"
        when: windowShown

        function init() {
            page.depth = 9;
            capped.value = 12;
            other.forceActiveFocus();
            changes.clear();
        }
        function type(item, text) {
            item.forceActiveFocus(Qt.TabFocusReason);
            for (const letter of text)
                keyClick(letter);
        }
        function field(item) {
            return findChild(item, "field");
        }

        function test_the_halves_step_and_keep_the_binding() {
            mouseClick(findChild(stepper, "more"));
            compare(page.depth, 10);
            compare(changes.count, 1);
            compare(changes.signalArguments[0][0], 10);
            mouseClick(findChild(stepper, "less"));
            mouseClick(findChild(stepper, "less"));
            compare(page.depth, 8);
            page.depth = 20;
            compare(stepper.value, 20);
            compare(field(stepper).text, "20");
        }
        function test_holding_a_half_repeats() {
            const more = findChild(stepper, "more");
            mousePress(more);
            wait(900);
            mouseRelease(more);
            verify(page.depth >= 12, page.depth);
            verify(page.depth <= 17, page.depth);
        }
        function test_up_and_down_step() {
            stepper.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Up);
            compare(page.depth, 10);
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Down);
            compare(page.depth, 8);
        }
        function test_the_wheel_steps_only_with_the_focus() {
            mouseWheel(stepper, stepper.width - 40, 10, 0, 120);
            compare(page.depth, 9);
            stepper.forceActiveFocus();
            mouseWheel(stepper, stepper.width - 40, 10, 0, 120);
            compare(page.depth, 10);
            mouseWheel(stepper, stepper.width - 40, 10, 0, -120);
            compare(page.depth, 9);
        }
        function test_the_limits_stop_it() {
            page.depth = 64;
            verify(!findChild(stepper, "more").enabled);
            stepper.forceActiveFocus();
            keyClick(Qt.Key_Up);
            compare(page.depth, 64);
            page.depth = 1;
            verify(!findChild(stepper, "less").enabled);
        }
        function test_a_typed_number_counts_on_return_and_on_leaving() {
            type(stepper, "12");
            compare(page.depth, 9);
            keyClick(Qt.Key_Return);
            compare(page.depth, 12);
            type(stepper, "7");
            other.forceActiveFocus();
            compare(page.depth, 7);
        }
        function test_an_impossible_number_is_answered_with_the_range() {
            type(stepper, "99");
            compare(stepper.error, "1 to 64");
            keyClick(Qt.Key_Return);
            compare(stepper.error, "1 to 64");
            compare(page.depth, 9);
            keyClick(Qt.Key_Escape);
            compare(stepper.error, "");
            compare(field(stepper).text, "9");
            compare(changes.count, 0);
        }
        function test_a_number_below_the_range_is_answered_when_it_is_finished() {
            type(stepper, "0");
            compare(stepper.error, "");
            keyClick(Qt.Key_Return);
            compare(stepper.error, "1 to 64");
            type(stepper, "5");
            compare(stepper.error, "");
            keyClick(Qt.Key_Return);
            compare(page.depth, 5);
        }
        function test_leaving_an_impossible_text_brings_the_value_back_and_says_why() {
            type(stepper, "x");
            compare(stepper.error, "1 to 64");
            other.forceActiveFocus();
            compare(field(stepper).text, "9");
            compare(stepper.error, "1 to 64");
            tryCompare(stepper, "error", "", 4000);
        }
        function test_the_top_has_a_name_of_its_own() {
            type(capped, "all");
            compare(capped.error, "");
            keyClick(Qt.Key_Return);
            compare(capped.value, 64);
            compare(field(capped).text, "all");
            keyClick(Qt.Key_Down);
            compare(field(capped).text, "63");
            type(capped, "70");
            compare(capped.error, "0 to all");
        }
        function test_numbers_can_have_units() {
            compare(field(minutes).text, "15 min");
            type(minutes, "20 min");
            keyClick(Qt.Key_Return);
            compare(minutes.value, 20);
        }
        function test_a_disabled_stepper_does_nothing() {
            mouseClick(findChild(off, "more"));
            compare(off.value, 4);
        }
        function test_the_width_does_not_change_with_the_value() {
            const before = stepper.implicitWidth;
            page.depth = 64;
            compare(stepper.implicitWidth, before);
        }
    }
}
