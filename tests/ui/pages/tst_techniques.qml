// The techniques at several sizes of the window:
// every switch can be reached and read, searched for, and flipped by keyboard.
import QtQuick
import QtTest

WindowCase {
    id: test
    name: "Techniques"

    readonly property var techniques: test.mock.techniques
    readonly property var sizes: [[900, 600], [1024, 700], [1440, 900], [1920, 1080], [2560, 1440]]

    function init() {
        test.techniques.calls = [];
        test.techniques.filter = "";
        test.techniques.fill();
        test.techniques.player.exists = true;
        test.techniques.player.levelIndex = 11;
        test.mock.settings.textScale = 1;
        test.mock.settings.theme = "dark";
        test.win.showPage("play");
        part("playPage").tab = "techniques";
        resize(1440, 900);
        openAll(true);
    }

    function content() {
        return part("techniqueScroll").parent;
    }
    function sections() {
        const found = [part("strength")];
        for (let i = 0; i < test.techniques.groups.count; ++i)
            found.push(part("group-" + test.techniques.groups.get(i).name));
        return found;
    }
    function openAll(open) {
        for (const section of sections())
            section.toggled(open);
        wait(0);
    }
    function rows() {
        return test.techniques.table.map(row => part("technique-" + row[0]));
    }
    // Where an item stands in the viewport of the list.
    function placeOf(item) {
        const scroll = part("techniqueScroll");
        return item.mapToItem(scroll, Qt.rect(0, 0, item.width, item.height));
    }
    function scrollTo(item) {
        content().show(item);
        const scroll = part("techniqueScroll");
        const place = placeOf(item);
        verify(place.y >= -1 && place.y + place.height <= scroll.height + 1,
               item.objectName + " can be scrolled into view: " + place + " in " + scroll.height);
        verify(place.x >= 0 && place.x + place.width <= scroll.width,
            item.objectName + " is inside: " + place);
    }

    function test_every_switch_can_be_reached_and_read_data() {
        const data = [];
        for (const size of test.sizes) {
            for (const theme of ["dark", "light"])
                data.push({ tag: size.join("x") + "-" + theme, width: size[0], height: size[1], theme: theme,
                    text: 1 });
        }
        data.push({ tag: "900x600-large", width: 900, height: 600, theme: "dark", text: 1.3 });
        data.push({ tag: "1440x900-large", width: 1440, height: 900, theme: "dark", text: 1.3 });
        return data;
    }
    function test_every_switch_can_be_reached_and_read(data) {
        test.mock.settings.theme = data.theme;
        test.mock.settings.textScale = data.text;
        resize(data.width, data.height);
        wait(200);
        grab("techniques-" + data.tag);
        const all = rows();
        compare(all.length, 37);
        for (const row of all) {
            scrollTo(row);
            const label = findChild(row, "label");
            const remark = findChild(row, "remark");
            const figure = findChild(row, "figure");
            compare(label.truncated, false, row.text + " is not cut");
            verify(label.width >= label.implicitWidth - 1, row.text + " has room");
            if (row.remark.length > 0 && !row.twoLines)
                verify(remark.x >= label.x + label.width, row.text + ": the count stands clear of the name");
            if (row.remark.length > 0)
                verify(remark.x + remark.width <= row.width + 1, row.text + ": the count is inside the row");
            if (row.figure.length > 0 && !row.twoLines)
                verify(figure.x >= remark.x + remark.width - 1,
                    row.text + ": the figure stands clear of the count");
            verify(figure.x >= label.x + label.width, row.text + ": the figure stands clear of the name");
        }
        grab("techniques-end-" + data.tag);
    }
    function test_a_click_flips_each_switch_that_can_be_flipped() {
        resize(900, 600);
        for (const row of rows()) {
            scrollTo(row);
            test.techniques.calls = [];
            const before = row.checked;
            mouseClick(row, row.width / 2, row.height / 2);
            compare(test.techniques.calls.length, row.enabled ? 1 : 0, row.text);
            compare(row.checked, row.enabled ? !before : before, row.text);
        }
    }
    function test_headings_open_and_close() {
        const section = part("group-Pruning");
        scrollTo(section.headItem);
        mouseClick(section.headItem);
        compare(section.open, false);
        compare(part("technique-null-move").visible, false);
        mouseClick(section.headItem);
        compare(section.open, true);
        compare(part("technique-null-move").visible, true);
    }
    function test_in_a_low_panel_all_headings_are_near() {
        resize(900, 600);
        openAll(false);
        const scroll = part("techniqueScroll");
        for (const section of sections()) {
            const place = placeOf(section.headItem);
            verify(place.y >= 0 && place.y + place.height <= scroll.height + 1,
                section.title + " is in view: " + place);
        }
        grab("techniques-closed-900");
    }
    function test_typing_finds_names_and_explanations_data() {
        return [
            { tag: "name", text: "null", ids: ["null-move"], size: [900, 600] },
            { tag: "wide", text: "null", ids: ["null-move"], size: [1440, 900] },
            { tag: "source", text: "franaszczuk", ids: ["order-smallest-change"], size: [900, 600] },
            { tag: "hyphen", text: "alpha-beta", ids: ["alpha-beta", "order-captured"], size: [1920, 1080] },
        ];
    }
    function test_typing_finds_names_and_explanations(data) {
        resize(data.size[0], data.size[1]);
        openAll(false);
        const field = findChild(part("techniqueFilter"), "field");
        mouseClick(field);
        for (const letter of data.text)
            keyClick(letter);
        compare(test.techniques.filter, data.text);
        wait(150);
        grab("techniques-search-" + data.tag);
        for (const id of data.ids) {
            const row = part("technique-" + id);
            verify(row.visible, "what is found is open");
            scrollTo(row);
        }
        compare(below(test.win.contentItem, "technique-killers", true), null);
        compare(part("strength").visible, false);
        keyClick(Qt.Key_Escape);
        compare(test.techniques.filter, "");
        compare(field.text, "");
        verify(part("technique-killers"));
    }
    function test_nothing_found_is_said_with_a_way_back() {
        const field = findChild(part("techniqueFilter"), "field");
        mouseClick(field);
        for (const letter of "xyz")
            keyClick(letter);
        compare(part("nothingFound").visible, true);
        verify(part("nothingFound").text.includes("xyz"));
        wait(50);
        grab("techniques-nothing-found");
        part("nothingFound").actionTriggered();
        compare(test.techniques.filter, "");
        compare(field.text, "");
    }
    function test_the_keyboard_reaches_everything() {
        resize(900, 600);
        openAll(false);
        const head = part("group-Search").headItem;
        head.forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Right);
        compare(part("group-Search").open, true);
        keyClick(Qt.Key_Down);
        verify(part("technique-alpha-beta").activeFocus, "down goes to the first switch");
        keyClick(Qt.Key_Space);
        compare(test.techniques.calls.join(), "setOn alpha-beta false");
        keyClick(Qt.Key_Down);
        verify(part("technique-principal-variation").activeFocus);
        keyClick(Qt.Key_Up);
        keyClick(Qt.Key_Up);
        verify(head.activeFocus, "up goes back to the heading");
        keyClick(Qt.Key_Left);
        compare(part("group-Search").open, false);
        keyClick(Qt.Key_Space);
        compare(part("group-Search").open, true);
        // Where the focus is, the list goes.
        for (let i = 0; i < 14; ++i) {
            keyClick(Qt.Key_Down);
            const place = placeOf(test.win.activeFocusItem);
            verify(place.y >= -1 && place.y + place.height <= part("techniqueScroll").height + 1,
                   "the focus is in view: " + place);
        }
    }
    function test_what_is_in_view_is_told() {
        resize(900, 600);
        content().opened = ({});
        part("techniqueScroll").contentItem.contentY = 0;
        tryVerify(() => test.techniques.inView.includes("alpha-beta"), 1000);
        verify(!test.techniques.inView.includes("null-move"));
        openAll(true);
        content().show(part("technique-null-move"));
        tryVerify(() => test.techniques.inView.includes("null-move"), 1000);
        part("playPage").tab = "thinking";
        tryVerify(() => test.techniques.inView.length === 0, 1000);
    }
    function test_strength_is_set_by_steppers_and_lists() {
        const threads = part("playerThreads");
        threads.step(100);
        compare(test.techniques.player.threads, 8);
        threads.step(-100);
        compare(test.techniques.player.threads, 1);
        const hash = part("playerHash");
        hash.step(1);
        compare(test.techniques.player.hashMib, 128);
        hash.step(100);
        compare(test.techniques.player.hashMib, 8192);
        hash.step(-100);
        compare(test.techniques.player.hashMib, 1);
        const field = findChild(hash, "field");
        scrollTo(hash);
        mouseClick(field);
        keyClick(Qt.Key_A, Qt.ControlModifier);
        for (const digit of "100")
            keyClick(digit);
        keyClick(Qt.Key_Return);
        compare(test.techniques.player.hashMib, 64, "sizes are powers of two");
        test.techniques.player.hashMib = 100;
        compare(hash.display(hash.value), "100", "a size from elsewhere is shown as it is");
        test.techniques.player.hashMib = 64;
        for (const name of ["playerDepth", "playerQuiescence", "playerThreads", "playerHash"])
            verify(findChild(part(name), "field").Accessible.name.length > 0,
                name + " has an accessible name");
    }
    function test_a_level_says_what_it_does_and_takes_depth_and_threads_data() {
        return test.sizes.map(size => ({ tag: size.join("x"), width: size[0], height: size[1] }));
    }
    function test_a_level_says_what_it_does_and_takes_depth_and_threads(data) {
        resize(data.width, data.height);
        compare(part("playerRecipe").visible, false);
        test.techniques.player.levelIndex = 3;
        compare(part("playerRecipe").visible, true);
        compare(part("playerDepth").enabled, false);
        compare(part("playerThreads").enabled, false);
        compare(part("playerHash").enabled, true);
        wait(50);
        scrollTo(part("playerRecipe"));
        grab("techniques-level-" + data.tag);
    }
    function test_the_list_of_presets_shows_dates() {
        const box = part("playerPreset");
        scrollTo(box);
        mouseClick(box);
        tryCompare(box.popup, "opened", true);
        wait(200);
        compare(box.popup.opened, true, "the list stays open");
        grab("techniques-presetSelect");
        keyClick(Qt.Key_Escape);
        tryCompare(box.popup, "visible", false);
        compare(part("playerPreset").details[0], "1950");
    }
    function test_two_persons_leave_nothing_to_set() {
        for (const size of test.sizes) {
            resize(size[0], size[1]);
            test.techniques.player.exists = false;
            compare(part("technique-alpha-beta").enabled, false);
            compare(part("playerDepth").enabled, false);
            verify(part("techniquesMessage").text.includes("Two people"));
            wait(20);
            grab("techniques-two-persons-" + size[0]);
            test.techniques.player.exists = true;
            compare(part("technique-alpha-beta").enabled, true);
        }
    }
}
