// What can be done with the whole game: copy, paste, open, save, set up a position,
// type a move, ask about one.
import QtQuick
import Plyglass.Controls

AppMenu {
    id: root

    signal chosen(string action)

    AppMenuItem {
        text: qsTr("Open…")
        iconName: "open"
        shortcutText: "Ctrl+O"
        onTriggered: root.chosen("open")
    }
    AppMenuItem {
        text: qsTr("Earlier games…")
        iconName: "clock"
        shortcutText: "Ctrl+Shift+O"
        onTriggered: root.chosen("openEarlier")
    }
    AppMenuItem {
        text: qsTr("Save")
        iconName: "save"
        shortcutText: "Ctrl+S"
        onTriggered: root.chosen("save")
    }
    AppMenuItem {
        text: qsTr("Save as…")
        shortcutText: "Ctrl+Shift+S"
        onTriggered: root.chosen("saveAs")
    }
    AppMenuSeparator {}
    AppMenuItem {
        text: qsTr("Copy game (PGN)")
        iconName: "copy"
        shortcutText: "Ctrl+C"
        onTriggered: root.chosen("copyPgn")
    }
    AppMenuItem {
        text: qsTr("Copy position (FEN)")
        iconName: "board"
        shortcutText: "Ctrl+Shift+C"
        onTriggered: root.chosen("copyFen")
    }
    AppMenuItem {
        text: qsTr("Paste game or position")
        iconName: "import"
        shortcutText: "Ctrl+V"
        onTriggered: root.chosen("paste")
    }
    AppMenuSeparator {}
    AppMenuItem {
        text: qsTr("About this game…")
        onTriggered: root.chosen("tags")
    }
    AppMenuItem {
        text: qsTr("Set up a position…")
        iconName: "edit"
        shortcutText: "Ctrl+E"
        onTriggered: root.chosen("editor")
    }
    AppMenuItem {
        text: qsTr("Type a move")
        iconName: "keyboard"
        shortcutText: "M"
        onTriggered: root.chosen("typeMove")
    }
    AppMenuItem {
        text: qsTr("Ask about the game")
        iconName: "question"
        shortcutText: "Q"
        onTriggered: root.chosen("ask")
    }
}
