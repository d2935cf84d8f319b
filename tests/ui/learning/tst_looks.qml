// The Networks page at every size and in both themes: no warnings, and pictures for review.
import QtQuick
import QtTest

LearningCase {
    id: test
    name: "LearningLooks"

    function test_every_size_and_both_themes_can_be_shown_data() {
        return [
            { tag: "900x600", width: 900, height: 600 },
            { tag: "1024x700", width: 1024, height: 700 },
            { tag: "1440x900", width: 1440, height: 900 },
            { tag: "1920x1080", width: 1920, height: 1080 },
            { tag: "2560x1440", width: 2560, height: 1440 }
        ];
    }
    function test_every_size_and_both_themes_can_be_shown(data) {
        resize(data.width, data.height);
        mouseMove(test.win.contentItem, 2, 2);
        for (const theme of ["dark", "light"]) {
            test.app.settings.theme = theme;
            grab(data.tag + "-" + theme + "-empty");
        }
        runTiny(12);
        const match = test.evolution.match;
        match.nodes = 20;
        match.games = 40;
        match.start();
        tryCompare(match, "running", false, test.timeoutMs);
        for (const theme of ["dark", "light"]) {
            test.app.settings.theme = theme;
            grab(data.tag + "-" + theme);
        }
        const area = part("evolveScroll");
        if (area.contentHeight > area.height) {
            area.contentItem.contentY = area.contentHeight - area.height;
            grab(data.tag + "-below");
            area.contentItem.contentY = 0;
        }
        verify(area.contentHeight <= area.height || data.height < 900, "large windows need no scrolling: "
               + area.contentHeight + " of " + area.height);
    }
    function test_the_network_at_every_size_and_in_both_themes_data() {
        return test_every_size_and_both_themes_can_be_shown_data();
    }
    function test_the_network_at_every_size_and_in_both_themes(data) {
        resize(data.width, data.height);
        part("learningViews").edit(1);
        mouseMove(test.win.contentItem, 2, 2);
        grab(data.tag + "-network-empty");
        trainTiny();
        for (const theme of ["dark", "light"]) {
            test.app.settings.theme = theme;
            grab(data.tag + "-" + theme + "-network");
        }
        const area = part("trainScroll");
        if (area.contentHeight > area.height) {
            area.contentItem.contentY = area.contentHeight - area.height;
            grab(data.tag + "-network-below");
        }
    }
}
