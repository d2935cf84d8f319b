// The key editor: an action gets another key, a key in use is reported, and all is reset.
import QtQuick
import Plyglass.Actions
import ".."

ProgramCase {
    id: test
    name: "KeyEditor"
    page: "settings"

    function prepare() {
        part("changeKeys").forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Return);
        tryVerify(() => part("keyEditor").opened, test.timeoutMs);
    }
    function tidy() {
        Actions.resetKeys();
        part("keyEditor").close();
        tryVerify(() => !part("keyEditor").visible, test.timeoutMs);
    }
    function row(name) {
        const button = part(name);
        const area = part("keyRows").contentItem;
        area.contentY += button.mapToItem(area, 0, 0).y - area.height / 2;
        return button;
    }
    function listen(name) {
        row(name + "Key");
        click(name + "Key");
        compare(part(name + "Key").text, "Press a key…");
    }

    function test_an_action_gets_another_key_at_once_and_for_good() {
        listen("hint");
        keyClick(Qt.Key_J);
        compare(part("hintKey").text, "J");
        grab("key-editor");
        compare(Actions.play.hint.keyText, "J");
        compare(test.app.settings.keysOf("hint"), "J");
        click("hintKeyReset");
        compare(part("hintKey").text, "H");
        compare(test.app.settings.keysOf("hint"), "");
    }
    function test_a_key_with_ctrl_is_heard_by_the_window() {
        listen("calm");
        keyClick(Qt.Key_K, Qt.ControlModifier);
        compare(Actions.play.calm.keys, ["Ctrl+K"]);
        part("keyEditor").close();
        tryVerify(() => !part("keyEditor").visible, test.timeoutMs);
        test.showPage("play");
        const calm = test.app.settings.calmView;
        keyClick(Qt.Key_C);
        compare(test.app.settings.calmView, calm, "the former key does nothing");
        keyClick(Qt.Key_K, Qt.ControlModifier);
        compare(test.app.settings.calmView, !calm);
        keyClick(Qt.Key_K, Qt.ControlModifier);
        test.showPage("settings");
    }
    function test_a_key_that_is_taken_is_told() {
        listen("line");
        keyClick(Qt.Key_S, Qt.ControlModifier);
        const taken = part("lineKeyTaken");
        compare(taken.text, "Ctrl+S is the key for “Save”.");
        compare(Actions.play.line.keyText, "L", "nothing is changed unasked");
        grab("key-taken");
        taken.actionTriggered();
        compare(Actions.play.line.keyText, "Ctrl+S");
        compare(Actions.files.save.keyText, "");
        row("resetKeys");
        click("resetKeys");
        compare(Actions.play.line.keyText, "L");
        compare(Actions.files.save.keyText, "Ctrl+S");
    }
    function test_pages_that_never_meet_may_share_a_key() {
        listen("pause");
        keyClick(Qt.Key_S);
        compare(Actions.play.pause.keyText, "S", "S compares lines on the Analyse page only");
    }
    function test_escape_keeps_the_key_and_the_sheet() {
        listen("hint");
        keyClick(Qt.Key_Escape);
        compare(part("hintKey").text, "H");
        verify(part("keyEditor").opened);
    }
    function test_no_key_is_possible() {
        row("hintKeyRemove");
        click("hintKeyRemove");
        compare(part("hintKey").text, "None");
        compare(Actions.play.hint.keyText, "");
    }
    function test_no_key_does_two_things_on_one_page() {
        for (const set of Array.from(Actions.sets)) {
            for (let i = 0; i < set.all.length; ++i) {
                for (const key of Array.from(set.all[i].keys))
                    compare(Actions.owner(key, set).name, set.all[i].name, key);
            }
        }
    }
}
