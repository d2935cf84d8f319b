// Actions for new games, files and the library.
import QtQuick
import Plyglass.App
import Plyglass.Controls

ActionSet {
    id: root

    readonly property App app: Actions.app

    readonly property AppAction newGame: AppAction {
        name: "newGame"; plain: true; text: qsTr("New game"); iconName: "plus"; defaultKeys: ["Ctrl+N"]
    }
    readonly property AppAction open: AppAction {
        name: "open"; plain: true; text: qsTr("Open…"); iconName: "open"; defaultKeys: ["Ctrl+O"]
        sentence: qsTr("Open a file with games")
    }
    readonly property AppAction openEarlier: AppAction {
        name: "openEarlier"; plain: true; text: qsTr("Earlier games…"); iconName: "clock"
        defaultKeys: ["Ctrl+Shift+O"]
        sentence: qsTr("Earlier games")
        onTriggered: {
            root.app.library.showPlayed();
            Actions.show("library");
        }
    }
    readonly property AppAction save: AppAction {
        name: "save"; plain: true; text: qsTr("Save"); iconName: "save"; defaultKeys: ["Ctrl+S"]
        onTriggered: root.app.files.save()
    }
    readonly property AppAction saveAs: AppAction {
        name: "saveAs"; plain: true; text: qsTr("Save as…"); defaultKeys: ["Ctrl+Shift+S"]
        sentence: qsTr("Save as")
    }
    readonly property AppAction tags: AppAction {
        name: "tags"; text: qsTr("About this game…")
        sentence: qsTr("About this game: players, event, date, result")
    }

    heading: qsTr("Games, on every page")
    all: [newGame, open, openEarlier, save, saveAs, tags]
}
