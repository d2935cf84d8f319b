// Actions of the library.
import QtQuick
import Plyglass.Controls

ActionSet {
    id: root

    readonly property AppAction find: AppAction {
        name: "findGames"; text: qsTr("Find games"); iconName: "search"; defaultKeys: ["Ctrl+F"]
    }

    heading: qsTr("In the library")
    pages: ["library"]
    all: [find]
    hints: [
        KeyHint { keys: qsTr("Enter", "a key"); text: qsTr("Analyse the game") },
        KeyHint { keys: "Ctrl+A"; text: qsTr("Select all games") },
        KeyHint { keys: qsTr("Del", "a key"); text: qsTr("Delete the games") }
    ]
}
