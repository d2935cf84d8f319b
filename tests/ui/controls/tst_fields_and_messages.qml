// Text fields, panels, messages and scrolling.
import QtQuick
import QtQuick.Layouts
import QtTest
import Plyglass.Controls

Item {
    id: page
    width: 500
    height: 700

    TextFieldBox { id: field; label: "Time"; width: 200 }
    TextFieldBox { id: fieldOff; y: 80; text: "60 s"; enabled: false }
    Panel {
        id: panel
        y: 130
        title: "Thinking"
        headerItems: [IconButton { iconName: "more"; tip: "More" }]
        ColumnLayout {
            anchors.fill: parent
            Rectangle { implicitWidth: 200; implicitHeight: 50 }
        }
    }
    Panel {
        id: bare
        x: 260
        y: 130
        Rectangle { implicitWidth: 100; implicitHeight: 50 }
    }
    MouseArea { id: beneath; anchors.fill: notice }
    Notice {
        id: notice
        y: 260
        width: 400
        title: "Could not read games.pgn"
        text: "Line 214."
        actionText: "Skip"
        closable: true
    }
    EmptyState { id: empty; y: 340; text: "No game matches."; actionText: "Clear filters" }
    ScrollArea {
        id: area
        y: 420
        width: 200
        height: 100
        Column {
            width: area.availableWidth
            Repeater {
                model: 20
                AppText { text: "row" }
            }
        }
    }
    Toast { id: toast }
    ProgressLine { id: progress; y: 550; width: 100; value: 3 }
    Chip { id: chip; y: 580; text: "thinking"; tone: "acc"; pulse: true }

    SignalSpy { id: spy }

    TestCase {
        name: "FieldsAndMessages"
        when: windowShown

        function watch(item, signalName) {
            spy.target = null;
            spy.signalName = signalName;
            spy.target = item;
            spy.clear();
        }

        function test_typing_and_return() {
            watch(field, "accepted");
            field.clear();
            field.forceActiveFocus(Qt.TabFocusReason);
            for (const letter of "90")
                keyClick(letter);
            keyClick(Qt.Key_Return);
            compare(field.text, "90");
            compare(spy.count, 1);
        }
        function test_an_error_makes_room_for_its_sentence() {
            const before = field.implicitHeight;
            field.error = "Write a number of seconds, such as 60.";
            tryVerify(() => field.implicitHeight > before);
            field.error = "";
            tryCompare(field, "implicitHeight", before);
        }
        function test_a_disabled_field_takes_no_text() {
            mouseClick(fieldOff);
            keyClick("1");
            compare(fieldOff.text, "60 s");
        }
        function test_a_panel_takes_its_size_from_its_content_and_its_title_row() {
            compare(panel.implicitHeight, 40 + 50 + 16);
            compare(panel.implicitWidth, 200 + 32);
            compare(bare.implicitHeight, 50 + 32);
            compare(bare.implicitWidth, 100 + 32);
        }
        function test_a_notice_offers_its_action_and_can_be_closed() {
            watch(notice, "actionTriggered");
            mouseClick(notice, notice.width - 60, notice.height / 2);
            compare(spy.count, 1);
            watch(notice, "closed");
            mouseClick(notice, notice.width - 20, notice.height / 2);
            compare(spy.count, 1);
            watch(beneath, "clicked");
            mouseClick(notice, 80, notice.height / 2);
            compare(spy.count, 0, "what lies beneath hears nothing");
        }
        function test_an_empty_state_offers_its_action() {
            watch(empty, "actionTriggered");
            mouseClick(empty, empty.width / 2, empty.height - 10);
            compare(spy.count, 1);
        }
        function test_the_content_of_a_scroll_area_scrolls_up_and_down_only() {
            verify(area.contentHeight > area.height);
            compare(area.contentWidth, area.availableWidth);
            mouseWheel(area, 50, 50, 0, -120);
            tryVerify(() => area.contentItem.contentY > 0);
        }
        function test_a_toast_is_there_while_it_has_a_text() {
            toast.text = "Copied";
            tryCompare(toast, "visible", true);
            toast.text = "";
            tryCompare(toast, "visible", false, 2000);
        }
        function test_progress_stays_inside_its_track() {
            verify(progress.children[0].width <= progress.width);
        }
        function test_a_chip_is_still_with_reduced_motion() {
            Theme.reduceMotion = true;
            wait(1300);
            const label = findChild(chip, "label");
            compare(label.opacity, 1);
            Theme.reduceMotion = false;
            tryVerify(() => label.opacity < 1);
        }
    }
}
