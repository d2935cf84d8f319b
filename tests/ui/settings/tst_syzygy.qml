// Folder of the Syzygy tables in the settings: typed, refused, opened, removed.
import QtQuick
import ".."

ProgramCase {
    id: test

    readonly property string builtIn: "Endings with up to four pieces, kings and pawns counted, are built in."

    name: "SyzygySettings"
    page: "settings"

    function tidy() {
        test.app.settings.syzygyPath = "";
        test.app.settings.theme = "dark";
    }
    function type(path) {
        const field = part("syzygyField");
        field.forceActiveFocus();
        field.selectAll();
        keyClick(Qt.Key_Delete);
        for (const letter of path)
            keyClick(letter);
        keyClick(Qt.Key_Return);
        tryCompare(test.app.settings, "syzygyOpening", false, test.timeoutMs);
    }
    function scrollDown() {
        const area = part("settingsScroll");
        area.contentItem.contentY = area.contentHeight - area.height;
    }
    // Its row at the bottom of the window, in each theme and size.
    function grabAll(name) {
        for (const [theme, width, height] of [["dark", 1440, 900], ["light", 1440, 900], ["dark", 900, 600],
                                              ["light", 900, 600]]) {
            test.app.settings.theme = theme;
            resize(width, height);
            scrollDown();
            grab(`${name}-${theme}-${width}`);
        }
    }

    function test_a_folder_that_is_not_there_is_refused_in_plain_words() {
        verify(part("syzygyRow").hint.startsWith(test.builtIn));
        verify(!part("syzygyRemove").visible);
        type("/no/where");
        const error = part("syzygyField").error;
        verify(error.includes("\"/no/where\"") && error.includes("Check the path"), error);
        verify(part("syzygyRow").hint.startsWith(test.builtIn));
        grabAll("refused");
        click("syzygyRemove");
        compare(part("syzygyField").text, "");
        compare(part("syzygyField").error, "");
    }
    function test_a_folder_without_tables_is_refused() {
        const folder = harness.folderOfTables(0);
        type(folder);
        const error = part("syzygyField").error;
        verify(error.includes(folder) && error.includes(".rtbw"), error);
    }
    function test_a_good_folder_shows_how_many_tables_and_men_until_it_is_removed() {
        const folder = harness.folderOfTables(5);
        type(folder);
        compare(part("syzygyRow").hint, "5 tables, for endings with up to 3 pieces");
        compare(part("syzygyField").error, "");
        compare(part("syzygyField").text, folder);
        grabAll("opened");
        click("syzygyRemove");
        compare(part("syzygyField").text, "");
        compare(test.app.settings.syzygyCount, 0);
        verify(part("syzygyRow").hint.startsWith(test.builtIn));
        verify(!part("syzygyRemove").visible);
    }
}
