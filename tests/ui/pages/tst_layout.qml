// The Play page at every window size of the design, dark and light: everything inside, no overlaps, whole
// squares.
import QtQuick
import QtTest

PlayCase {
    id: test
    name: "Layout"

    // All panels have contents.
    function begin() {
        letComputerThink();
        harness.haltComputer();
    }

    function test_layout_data() {
        const rows = [];
        for (const theme of ["dark", "light"]) {
            for (const size of [[900, 600, "compact"], [1024, 700, "compact"], [1280, 1024, "compact"],
                                [1366, 768, "compact"], [1440, 900, "compact"], [1800, 1100, "wide"],
                                [1920, 1080, "columns"], [2560, 1440, "columns"]]) {
                for (const text of theme === "dark" ? [1, 1.3] : [1])
                    rows.push({ tag: theme + "-" + size[0] + "x" + size[1] + "-" + text * 100, theme: theme,
                                width: size[0], height: size[1], kind: size[2], text: text });
            }
        }
        return rows;
    }
    function test_layout(data) {
        test.settings.theme = data.theme;
        test.settings.textScale = data.text;
        resize(data.width, data.height);
        wait(300);
        const page = part("playPage");
        const board = part("board");
        if (data.text === 1)
            compare(page.layout.kind, data.kind);
        grab("play-" + data.tag);
        compare(board.width % 8, 0, "the board's side is a multiple of eight");
        compare(board.width, page.layout.side);
        verify(board.width >= (data.text === 1 ? 470 : 300), "the board is large enough: " + board.width);
        checkRoom(page);
    }

    function test_moves_thinking_and_techniques_are_in_sight_together_data() {
        return [{ tag: "1440x900", width: 1440, height: 900, rows: 8 },
                { tag: "1366x768", width: 1366, height: 768, rows: 5 },
                { tag: "1800x1100", width: 1800, height: 1100, rows: 8 },
                { tag: "1920x1080", width: 1920, height: 1080, rows: 8 }];
    }
    function test_moves_thinking_and_techniques_are_in_sight_together(data) {
        resize(data.width, data.height);
        wait(100);
        for (const name of ["movesPanel", "thinkingPanel", "techniquesPanel"])
            compare(part(name).visible, true, name);
        const list = part("moveList");
        verify(list.height >= data.rows * 26, "the list has room for " + list.height / 26 + " rows");
        const scroll = part("techniqueScroll");
        verify(scroll.height >= 4 * 30, "four switches are in sight in " + scroll.height);
    }
    function test_the_first_row_in_sight_is_whole_data() {
        return [{ tag: "900x600", width: 900, height: 600 }, { tag: "1366x768", width: 1366, height: 768 },
                { tag: "1440x900", width: 1440, height: 900 }];
    }
    function test_the_first_row_in_sight_is_whole(data) {
        resize(data.width, data.height);
        part("playPage").tab = "moves";
        wait(100);
        const list = part("moveList");
        const top = list.itemAtIndex(list.indexAt(8, list.contentY + 1));
        compare(top.y, list.contentY, "the first row begins at the top");
    }
    function openGame() {
        test.app.files.pasteText(test.italian);
        tryCompare(test.game, "opened", true, test.timeoutMs);
    }
    function test_an_opened_game_shows_its_moves_in_the_smallest_window() {
        resize(900, 600);
        compare(part("playPage").shownTab, "thinking");
        openGame();
        compare(part("playPage").shownTab, "moves");
        // A move played in it makes it the person's game; the shown position stays.
        test.play(["e2e4"]);
        compare(test.game.opened, false);
        compare(part("playPage").shownTab, "moves");
    }
    function test_an_opened_game_has_the_whole_column_for_its_moves_data() {
        return [{ tag: "1366x768", width: 1366, height: 768 }, { tag: "1440x900", width: 1440, height: 900 }];
    }
    function test_an_opened_game_has_the_whole_column_for_its_moves(data) {
        resize(data.width, data.height);
        const before = part("movesPanel").height;
        openGame();
        tryVerify(() => part("movesPanel").height > before + 200);
        compare(part("thinkingPanel").visible, false);
        compare(part("techniquesPanel").visible, false);
        letComputerThink();
        tryCompare(part("movesPanel"), "height", before);
        compare(part("thinkingPanel").visible, true);
    }
    function test_the_board_is_the_largest_thing_at_the_largest_text_data() {
        const rows = [];
        for (const theme of ["dark", "light"])
            for (const over of [false, true])
                rows.push({ tag: theme + (over ? " game over" : ""), theme: theme, over: over });
        return rows;
    }
    function test_the_board_is_the_largest_thing_at_the_largest_text(data) {
        test.settings.theme = data.theme;
        test.settings.textScale = 1.3;
        resize(900, 600);
        if (data.over)
            harness.resumeGame("1. f3 e5 2. g4 Qh4# 0-1", false);
        const page = part("playPage");
        for (const tab of ["moves", "thinking", "techniques"]) {
            page.tab = tab;
            wait(100);
            const side = part("board").side;
            verify(side > 375, side);
            for (const name of ["tabsPanel", "movesPanel"])
                verify(!part(name).visible || part(name).width < side, name + " " + part(name).width);
            checkRoom(page);
            checkApart(part("newGame").parent);
            grab("largest-text-" + data.tag.replace(/ /g, "-") + "-" + tab);
        }
    }
    // No button overlaps another, or is cut at the edge.
    function checkApart(bar) {
        const buttons = [];
        const collect = item => {
            for (let i = 0; i < item.children.length; ++i) {
                const child = item.children[i];
                if (!child.visible || child.width === 0)
                    continue;
                if (child.objectName.length > 0 && child.objectName !== "lateClicks")
                    buttons.push(child);
                else
                    collect(child);
            }
        };
        collect(bar);
        const rects = buttons.map(item => item.mapToItem(bar, Qt.rect(0, 0, item.width, item.height)));
        for (let i = 0; i < rects.length; ++i) {
            verify(rects[i].x >= 0 && rects[i].x + rects[i].width <= bar.width, buttons[i].objectName);
            for (let j = 0; j < i; ++j)
                verify(rects[i].x >= rects[j].x + rects[j].width || rects[j].x >= rects[i].x + rects[i].width,
                       buttons[i].objectName + " stands clear of " + buttons[j].objectName);
        }
    }
    function test_items_of_the_rail_stand_apart_in_a_low_window() {
        test.settings.textScale = 1.3;
        resize(1366, 600);
        wait(100);
        const names = ["railPlay", "railToday", "railExplorer", "railLaboratory", "railLearning",
                       "railEvaluation", "railLessons", "railKeySheet", "railAbout", "railSettings"];
        let bottom = 0;
        for (const name of names) {
            const item = part(name);
            const top = item.mapToItem(test.win.contentItem, 0, 0).y;
            verify(top >= bottom, name + " stands below the one before: " + top + " after " + bottom);
            bottom = top + item.height;
        }
        verify(bottom <= 600, "the last one is inside");
        grab("rail-low");
    }
    function test_the_calm_view_has_only_board_moves_and_clocks() {
        for (const size of [[900, 600], [1440, 900], [1920, 1080], [2560, 1440]]) {
            test.settings.calmView = true;
            resize(size[0], size[1]);
            wait(200);
            for (const name of ["board", "movesPanel", "whiteStrip", "blackStrip"])
                compare(part(name).visible, true, name);
            for (const name of ["thinkingPanel", "techniquesPanel", "tabsPanel", "graphPanel", "evalBar"])
                compare(part(name).visible, false, name);
            checkRoom(part("playPage"));
            grab("calm-" + size.join("x"));
        }
    }

    // Panels, players and board are inside the page and do not overlap.
    function checkRoom(page) {
        const items = ["movesPanel", "tabsPanel", "thinkingPanel", "techniquesPanel", "graphPanel",
                       "whiteStrip", "blackStrip", "board", "evalBar"].map(name => findChild(page, name))
            .filter(item => item.visible);
        const rects = items.map(item => item.mapToItem(page, Qt.rect(0, 0, item.width, item.height)));
        for (let i = 0; i < rects.length; ++i) {
            const a = rects[i];
            const name = items[i].objectName;
            verify(a.width > 15 && a.height > 30, name + " has room: " + a);
            verify(a.x >= 8 && a.y >= 8 && a.x + a.width <= page.width - 8
                       && a.y + a.height <= page.height - 8,
                   name + " is inside the page: " + a + " of " + page.width + "x" + page.height);
            for (let j = 0; j < i; ++j) {
                const b = rects[j];
                const apart = a.x >= b.x + b.width || b.x >= a.x + a.width || a.y >= b.y + b.height
                    || b.y >= a.y + a.height;
                verify(apart, name + " " + a + " stands clear of " + items[j].objectName + " " + b);
            }
        }
    }
}
