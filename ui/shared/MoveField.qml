// A field for a typed move, which opens and closes. A refused move is selected, so that typing replaces it.
import QtQuick
import Plyglass.Controls

TextFieldBox {
    id: root

    // Plays a move and returns the error, or "".
    required property var play
    property bool open: false

    signal played
    signal closed

    objectName: "typedMove"
    visible: root.open
    accessibleName: qsTr("Type a move")
    placeholderText: qsTr("A move: Nf3, e2e4, O-O")

    function begin(): void {
        root.open = true;
        root.error = "";
        root.clear();
        root.forceActiveFocus(Qt.ShortcutFocusReason);
    }
    // Returns false if it was not open.
    function close(): bool {
        if (!root.open)
            return false;
        root.open = false;
        // A hidden field must not take keys.
        root.focus = false;
        root.closed();
        return true;
    }

    onAccepted: {
        const play = root.play;
        root.error = play(root.text);
        if (root.error.length > 0) {
            root.selectAll();
            return;
        }
        root.clear();
        root.played();
    }
    Keys.onEscapePressed: root.close()
}
