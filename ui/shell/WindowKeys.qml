// The window's shortcuts with Ctrl and the function keys. Letters and arrows are in the pages' keys:
// those must yield to whatever has the focus.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.Controls

Item {
    id: root

    required property Pages pages
    // False while a dialog is open.
    required property bool active
    // The page shows the game: it can be copied.
    required property bool showsGame
    // The position editor is shown: it pastes by itself.
    required property bool editing

    signal actionChosen(string action)

    component Key: Shortcut {
        required property string action
        enabled: root.active
        context: Qt.WindowShortcut
        onActivated: root.actionChosen(action)
    }

    FocusReturn {}
    Repeater {
        model: root.pages.all

        Item {
            id: opener
            required property PageEntry modelData
            Key {
                sequences: opener.modelData.keys === "" ? [] : [opener.modelData.keys]
                action: opener.modelData.name
            }
        }
    }
    Key { sequences: ["F1", "?"]; action: "shortcuts" }
    Key { sequences: ["F11"]; action: "fullScreen" }
    Key { sequences: ["Ctrl+Q"]; action: "quit" }
    Key { sequences: ["Ctrl+N"]; action: "newGame" }
    Key { sequences: ["Ctrl+O"]; action: "open" }
    Key { sequences: ["Ctrl+Shift+O"]; action: "openEarlier" }
    Key { sequences: ["Ctrl+S"]; action: "save" }
    Key { sequences: ["Ctrl+Shift+S"]; action: "saveAs" }
    Key { sequences: ["Ctrl+C"]; action: "copyPgn"; enabled: root.active && root.showsGame }
    Key { sequences: ["Ctrl+Shift+C"]; action: "copyFen"; enabled: root.active && root.showsGame }
    Key { sequences: ["Ctrl+V"]; action: "paste"; enabled: root.active && !root.editing }
    Key { sequences: ["Ctrl+Z"]; action: "undo"; enabled: root.active && !root.editing }
    Key { sequences: ["Ctrl+Shift+Z", "Ctrl+Y"]; action: "redo"; enabled: root.active && !root.editing }
}
