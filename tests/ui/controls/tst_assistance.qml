// Assistive technology: names, roles, states, and presses.
import QtQuick
import QtTest
import Plyglass.Charts
import Plyglass.Controls

Item {
    id: page
    width: 500
    height: 500

    property int presses: 0

    AppButton { id: button; text: "Take back"; onClicked: ++page.presses }
    IconButton { id: iconButton; y: 40; iconName: "flip"; tip: "Flip the board"; onClicked: ++page.presses }
    IconButton { id: checkable; y: 80; iconName: "eye"; tip: "Show"; checkable: true }
    SwitchRow {
        id: row
        y: 120
        width: 200
        text: "Null move"
        explanation: "Lets the other side move twice."
    }
    CheckRow { id: box; y: 160; text: "Coordinates" }
    AppSwitch { id: bare; y: 200; text: "Engine" }
    Stepper { id: stepper; y: 240; label: "Depth"; from: 1; to: 64; value: 9 }
    Segmented { id: segments; y: 280; label: "Chart"; model: ["Nodes", "Time"] }
    TextFieldBox { id: field; y: 320; label: "Time"; error: "Write a number." }
    SelectBox { id: select; y: 390; label: "Board"; model: ["Glass", "Walnut"] }
    LogChart { id: chart; y: 430; values: [20, 400] }
    NumberText { id: number; x: 250; text: "1\u202F304" }

    TestCase {
        name: "Assistance"
        when: windowShown

        /// The control inside a composite one.
        function inner(item) {
            return findChild(item, "control");
        }

        function test_names_and_roles() {
            compare(assist.name(button), "Take back");
            compare(assist.role(button), Accessible.Button);
            compare(assist.name(iconButton), "Flip the board");
            compare(assist.name(inner(row)), "Null move");
            compare(assist.description(inner(row)), "Lets the other side move twice.");
            compare(assist.role(inner(row)), Accessible.CheckBox);
            compare(assist.name(inner(box)), "Coordinates");
            compare(assist.name(bare), "Engine");
            compare(assist.name(findChild(stepper, "field")), "Depth");
            compare(assist.role(findChild(stepper, "field")), Accessible.EditableText);
            compare(assist.description(findChild(stepper, "field")), "1 to 64");
            compare(assist.role(segments), Accessible.Grouping);
            compare(assist.name(segments), "Chart");
            compare(assist.name(findChild(field, "field")), "Time");
            compare(assist.description(findChild(field, "field")), "Write a number.");
            compare(assist.role(select), Accessible.ComboBox);
            compare(assist.name(select), "Board");
            compare(assist.role(chart), Accessible.Chart);
            compare(assist.description(chart), "Depth 2: 400");
            compare(assist.name(number), "1\u202F304");
        }
        function test_press_presses_once() {
            page.presses = 0;
            verify(assist.act(button, "Press"));
            compare(page.presses, 1);
            verify(assist.act(iconButton, "Press"));
            compare(page.presses, 2);
        }
        function test_press_toggles_what_can_be_toggled() {
            for (const control of [inner(row), inner(box), bare, checkable]) {
                const before = control.checked;
                compare(assist.isChecked(control), before);
                verify(assist.act(control, "Press"));
                compare(control.checked, !before);
                compare(assist.isChecked(control), !before);
            }
        }
        function test_a_stepper_can_be_increased_and_decreased() {
            verify(assist.act(findChild(stepper, "field"), "Increase"));
            compare(stepper.value, 10);
            verify(assist.act(findChild(stepper, "field"), "Decrease"));
            compare(stepper.value, 9);
        }
        function test_a_segment_can_be_chosen() {
            segments.currentIndex = 0;
            const second = findChild(segments, "segment1");
            compare(assist.name(second), "Time");
            verify(assist.act(second, "Press"));
            compare(segments.currentIndex, 1);
            verify(assist.isChecked(second));
        }
        function test_a_select_box_opens() {
            verify(assist.act(select, "Press"));
            tryCompare(select.popup, "opened", true);
            select.popup.close();
        }
    }
}
