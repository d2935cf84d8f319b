// The Play page at every window size of the design, dark and light: everything inside, nothing over another, whole squares.
import QtQuick
import QtTest

WindowCase {
    id: test
    name: "Layout"

    function test_layout_data() {
        const rows = [];
        for (const theme of ["dark", "light"]) {
            for (const size of [[900, 600, "compact"], [1024, 700, "compact"], [1280, 1024, "compact"],
                                [1366, 768, "wide"], [1440, 900, "wide"], [1920, 1080, "columns"],
                                [2560, 1440, "columns"]]) {
                for (const text of theme === "dark" ? [1, 1.3] : [1])
                    rows.push({ tag: theme + "-" + size[0] + "x" + size[1] + "-" + text * 100, theme: theme,
                                width: size[0], height: size[1], kind: size[2], text: text });
            }
        }
        return rows;
    }
    function test_layout(data) {
        test.mock.settings.theme = data.theme;
        test.mock.settings.textScale = data.text;
        resize(data.width, data.height);
        wait(300);
        const page = part("playPage");
        const board = page.boardItem;
        if (data.text === 1)
            compare(page.layout.kind, data.kind);
        grab("play-" + data.tag);
        compare(board.width % 8, 0, "the board's side is a multiple of eight");
        compare(board.width, page.layout.side);
        verify(board.width >= (data.text === 1 ? 470 : 300), "the board is large enough: " + board.width);
        checkRoom(page);
    }

    // Panels, players and board stand inside the page and apart from each other.
    function checkRoom(page) {
        const items = ["movesPanel", "tabsPanel", "thinkingPanel", "techniquesPanel", "graphPanel", "whiteStrip",
                       "blackStrip", "board", "evalBar"].map(name => findChild(page, name)).filter(item => item.visible);
        const rects = items.map(item => item.mapToItem(page, Qt.rect(0, 0, item.width, item.height)));
        for (let i = 0; i < rects.length; ++i) {
            const a = rects[i];
            const name = items[i].objectName;
            verify(a.width > 15 && a.height > 30, name + " has room: " + a);
            verify(a.x >= 8 && a.y >= 8 && a.x + a.width <= page.width - 8 && a.y + a.height <= page.height - 8,
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
