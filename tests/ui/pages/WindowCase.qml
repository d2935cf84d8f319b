// A test case with the real window on mock view models.
import QtQuick
import Plyglass.App
import ".."

PageCase {
    id: test

    property App mock: App {}

    app: test.mock

    function initTestCase() {
        test.mock.game.showMockUp();
        openWindow();
    }
    function init() {
        test.mock.game.calls = [];
        test.mock.files.calls = [];
        test.mock.setup.calls = [];
        test.mock.techniques.calls = [];
        test.win.showPage("play");
    }

    // Popups are no children of the window's items.
    function popupPart(popup, name) {
        const item = findChild(popup.contentItem, name) ?? findChild(popup.footer, name);
        verify(item, "there is an item called " + name);
        return item;
    }
    function lastCall() {
        return test.mock.game.calls.length > 0 ? test.mock.game.calls[test.mock.game.calls.length - 1] : "";
    }
    function grab(name) {
        picture(name);
    }
}
