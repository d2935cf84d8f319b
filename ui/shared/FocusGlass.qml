// Lies over a page without stopping anything: a click takes the keys out of fields and, once it is done, out
// of buttons, so that arrows and letters are the game's again.
// What has opened or begins to be written in keeps them.
import QtQuick

Item {
    id: root

    signal focusReleased

    PointHandler {
        acceptedButtons: Qt.AllButtons
        onActiveChanged: {
            if (active)
                root.focusReleased();
            else
                clicked.restart();
        }
    }

    // Only a button that the click itself has focused gives the keys back:
    // not a field, not a question it has asked, not a list that it has opened.
    Timer {
        id: clicked
        interval: 0
        onTriggered: {
            const item = root.Window.activeFocusItem;
            if (item && item["focusReason"] === Qt.MouseFocusReason && item["cursorPosition"] === undefined
                    && !item["popup"]?.visible)
                root.focusReleased();
        }
    }
}
