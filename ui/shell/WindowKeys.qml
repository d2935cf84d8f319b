// The window's shortcuts with Ctrl and the function keys. Letters and arrows are in PlayPage's keys: those must yield to
// whatever has the focus.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App

Item {
    id: root

    required property Game game
    // False while a dialog is open.
    required property bool active
    required property bool playing

    signal actionChosen(string action)

    component Key: Shortcut {
        required property string action
        enabled: root.active
        context: Qt.WindowShortcut
        onActivated: root.actionChosen(action)
    }

    // In the order of the rail.
    Key { sequences: ["Ctrl+1"]; action: "play" }
    Key { sequences: ["Ctrl+2"]; action: "explorer" }
    Key { sequences: ["Ctrl+3"]; action: "laboratory" }
    Key { sequences: ["Ctrl+4"]; action: "learning" }
    Key { sequences: ["Ctrl+5"]; action: "evaluation" }
    Key { sequences: ["Ctrl+6"]; action: "lessons" }
    Key { sequences: ["Ctrl+,"]; action: "settings" }
    Key { sequences: ["F1"]; action: "shortcuts" }
    Key { sequences: ["F11"]; action: "fullScreen" }
    Key { sequences: ["Ctrl+Q"]; action: "quit" }
    Key { sequences: ["Ctrl+N"]; action: "newGame" }
    Key { sequences: ["Ctrl+O"]; action: "open" }
    Key { sequences: ["Ctrl+Shift+O"]; action: "openEarlier" }
    Key { sequences: ["Ctrl+S"]; action: "save" }
    Key { sequences: ["Ctrl+Shift+S"]; action: "saveAs" }
    Key { sequences: ["Ctrl+C"]; action: "copyPgn"; enabled: root.active && root.playing }
    Key { sequences: ["Ctrl+Shift+C"]; action: "copyFen"; enabled: root.active && root.playing }
    Key { sequences: ["Ctrl+V"]; action: "paste" }
    Key { sequences: ["Ctrl+Z"]; action: "takeBack"; enabled: root.active && root.playing }
    Key { sequences: ["Ctrl+Shift+Z", "Ctrl+Y"]; action: "redo"; enabled: root.active && root.playing }
}
