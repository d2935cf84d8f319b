// Menus and dialogs: keys, returned focus, answers.
import QtQuick
import QtQuick.Window
import QtTest
import Plyglass.Controls

Item {
    id: page
    width: 500
    height: 400

    AppButton { id: opener; text: "Open" }
    AppMenu {
        id: menu
        AppMenuItem { id: copyItem; text: "Copy"; shortcutText: "Ctrl+C" }
        AppMenuItem { id: offItem; text: "Export"; enabled: false }
        AppMenuSeparator {}
        AppMenuItem { id: deleteItem; text: "Delete"; danger: true }
    }
    AppDialog {
        id: dialog
        title: "Resign?"
        message: "The game is saved."
        acceptText: "Resign"
        TextFieldBox { id: reason; label: "Why" }
    }

    Panel {
        id: panel
        y: 200
        width: 200
        height: 100
        title: "Strength"
        subtitle: "against Genome, 60 games at 300 nodes, 8 random plies"
    }

    Component {
        id: laterWindow

        Window {
            property alias question: question

            width: 500
            height: 400

            AppDialog {
                id: question
                Item {
                    implicitWidth: 200
                    implicitHeight: question.parent.height - 200
                }
            }
        }
    }

    SignalSpy { id: spy }

    TestCase {
        name: "Popups"
        when: windowShown

        function watch(item, signalName) {
            spy.target = null;
            spy.signalName = signalName;
            spy.target = item;
            spy.clear();
        }

        function test_a_subtitle_that_is_cut_off_is_read_in_a_tip() {
            const subtitle = findChild(panel, "subtitle");
            compare(subtitle.truncated, true);
            mouseMove(subtitle, 5, 5);
            tryVerify(() => findChild(panel, "tip") !== null);
            compare(findChild(panel, "tip").text, panel.subtitle);
            panel.width = 480;
            tryCompare(subtitle, "truncated", false);
            tryVerify(() => findChild(panel, "tip") === null);
            mouseMove(page, 1, 399);
        }
        function test_menu_keys_go_past_what_is_disabled() {
            watch(deleteItem, "triggered");
            menu.open();
            tryCompare(menu, "opened", true);
            keyClick(Qt.Key_Down);
            verify(copyItem.highlighted);
            keyClick(Qt.Key_Down);
            verify(!offItem.highlighted);
            tryVerify(() => deleteItem.highlighted);
            keyClick(Qt.Key_Return);
            compare(spy.count, 1);
            tryCompare(menu, "visible", false);
        }
        function test_a_click_triggers_a_menu_item() {
            watch(copyItem, "triggered");
            menu.open();
            tryCompare(menu, "opened", true);
            mouseClick(copyItem);
            compare(spy.count, 1);
            tryCompare(menu, "visible", false);
        }
        function test_escape_rejects_a_dialog_and_focus_returns() {
            opener.forceActiveFocus(Qt.TabFocusReason);
            watch(dialog, "rejected");
            dialog.open();
            tryCompare(dialog, "opened", true);
            verify(!opener.activeFocus);
            keyClick(Qt.Key_Escape);
            tryCompare(dialog, "visible", false);
            compare(spy.count, 1);
            tryVerify(() => opener.activeFocus);
        }
        function test_the_buttons_of_a_dialog_answer() {
            watch(dialog, "accepted");
            dialog.open();
            tryCompare(dialog, "opened", true);
            mouseClick(findChild(dialog.footer, "acceptButton"));
            compare(spy.count, 1);
            tryCompare(dialog, "visible", false);
            watch(dialog, "rejected");
            dialog.open();
            tryCompare(dialog, "opened", true);
            mouseClick(findChild(dialog.footer, "rejectButton"));
            compare(spy.count, 1);
            tryCompare(dialog, "visible", false);
        }
        function test_a_dialog_is_as_high_as_content_that_asks_for_the_window() {
            const window = createTemporaryObject(laterWindow, page);
            window.show();
            window.question.open();
            tryCompare(window.question, "opened", true);
            compare(window.question.parent.height, 400);
            compare(window.question.contentItem.height, 200);
        }
        function test_a_dialog_stands_in_the_middle_of_the_window() {
            dialog.open();
            tryCompare(dialog, "opened", true);
            fuzzyCompare(dialog.x + dialog.width / 2, dialog.parent.width / 2, 1);
            dialog.close();
        }
    }
}
