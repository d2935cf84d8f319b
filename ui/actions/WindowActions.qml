// Actions of the window.
import QtQuick
import Plyglass.Controls

ActionSet {
    id: root

    readonly property AppAction fullScreen: AppAction {
        name: "fullScreen"; plain: true; text: qsTr("Full screen"); defaultKeys: ["F11"]
    }
    readonly property AppAction keySheet: AppAction {
        name: "keySheet"; plain: true; text: qsTr("Keys"); sentence: qsTr("This sheet"); iconName: "keyboard"
        defaultKeys: ["F1", "?"]
    }
    readonly property AppAction quit: AppAction {
        name: "quit"; plain: true; text: qsTr("Quit"); defaultKeys: ["Ctrl+Q"]
    }

    heading: qsTr("Window")
    all: [fullScreen, keySheet, quit]
}
