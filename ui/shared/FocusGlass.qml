// Covers a page transparently: a click removes the focus from fields and, after its handling, from buttons,
// so that arrows and letters work in the game. Opened popups and text fields keep it.
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

    // Only a button focused by the click itself loses the focus: not a field, a question or an opened list.
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
