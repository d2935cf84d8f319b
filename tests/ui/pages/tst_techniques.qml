// The techniques at several sizes of the window: every switch can be reached, read, searched, and flipped by
// keyboard.
import QtQuick
import Plyglass.App

PlayCase {
    id: test
    name: "Techniques"

    readonly property Techniques techniques: test.app.techniques
    readonly property ComputerPlayer player: test.techniques.player
    readonly property var sizes: [[900, 600], [1024, 700], [1440, 900], [1920, 1080], [2560, 1440]]

    function begin() {
        letComputerThink();
        harness.haltComputer();
        test.techniques.filter = "";
        part("playPage").tab = "techniques";
        openAll(true);
    }

    function content() {
        return part("techniqueScroll").parent;
    }
    function named(start) {
        const found = [];
        const search = item => {
            if (item.objectName.startsWith(start))
                found.push(item);
            for (let i = 0; i < item.children.length; ++i)
                search(item.children[i]);
        };
        search(part("techniqueScroll"));
        return found;
    }
    function sections() {
        return [part("strength")].concat(named("group-"));
    }
    function openAll(open) {
        for (const section of sections())
            section.toggled(open);
        wait(0);
    }
    function rows() {
        return named("technique-");
    }
    // Place of an item in the viewport of the list.
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
        test.settings.theme = data.theme;
        test.settings.textScale = data.text;
        resize(data.width, data.height);
        wait(200);
        grab("techniques-" + data.tag);
        const all = rows();
        compare(all.length, test.techniques.rowCount());
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
            const before = row.checked;
            const after = row.enabled ? !before : before;
            mouseClick(row, row.width / 2, row.height / 2);
            compare(row.checked, after, row.text);
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
        type(data.text);
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
        type("xyz");
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
        for (const on of [false, true]) {
            keyClick(Qt.Key_Space);
            compare(part("technique-alpha-beta").checked, on);
        }
        keyClick(Qt.Key_Down);
        verify(part("technique-principal-variation").activeFocus);
        keyClick(Qt.Key_Up);
        keyClick(Qt.Key_Up);
        verify(head.activeFocus, "up goes back to the heading");
        keyClick(Qt.Key_Left);
        compare(part("group-Search").open, false);
        keyClick(Qt.Key_Space);
        compare(part("group-Search").open, true);
        // The list scrolls to the focus.
        for (let i = 0; i < 14; ++i) {
            keyClick(Qt.Key_Down);
            const place = placeOf(test.win.activeFocusItem);
            verify(place.y >= -1 && place.y + place.height <= part("techniqueScroll").height + 1,
                   "the focus is in view: " + place);
        }
    }
    function test_what_is_in_view_is_measured_first() {
        resize(900, 600);
        const row = part("technique-null-move");
        content().show(row);
        wait(200);
        letComputerThink();
        test.game.moveNow();
        tryVerify(() => row.figure.length > 0, test.timeoutMs);
        verify(["", "…"].includes(part("technique-alpha-beta").figure));
    }
    function test_strength_is_set_by_steppers_and_lists() {
        const player = test.player;
        for (const [name, of] of [["playerDepth", "depth"], ["playerThreads", "threads"]]) {
            part(name).step(100);
            compare(player[of], player[of + "Max"]);
            part(name).step(-100);
            compare(player[of], of === "depth" ? 0 : 1);
        }
        const quiescence = part("playerQuiescence");
        for (const [steps, plies] of [[100, -1], [-100, 0], [4, 4]]) {
            quiescence.step(steps);
            compare(player.quiescence, plies);
        }
        const hash = part("playerHash");
        player.hashMib = 64;
        hash.step(1);
        compare(player.hashMib, 128);
        hash.step(-100);
        compare(player.hashMib, 1);
        const field = findChild(hash, "field");
        scrollTo(hash);
        mouseClick(field);
        keyClick(Qt.Key_A, Qt.ControlModifier);
        type("100");
        keyClick(Qt.Key_Return);
        compare(test.player.hashMib, 64, "sizes are powers of two");
        test.player.hashMib = 100;
        compare(hash.display(hash.value), "100", "a size from elsewhere is shown as it is");
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
        test.player.levelIndex = 3;
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
        compare(part("technique-alpha-beta").enabled, true);
        harness.resumeGame(test.italian, false);
        compare(test.player.exists, false);
        for (const size of test.sizes) {
            resize(size[0], size[1]);
            compare(part("technique-alpha-beta").enabled, false);
            compare(part("playerDepth").enabled, false);
            verify(part("techniquesMessage").text.includes("Two people"));
            wait(20);
            grab("techniques-two-persons-" + size[0]);
        }
    }
}
