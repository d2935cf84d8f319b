// Actions of the window.
import QtQuick
import Plyglass.Controls

ActionSet {
    id: root

    readonly property AppAction fullScreen: AppAction {
        name: "fullScreen"; text: qsTr("Full screen"); defaultKeys: ["F11"]
    }
    readonly property AppAction keySheet: AppAction {
        name: "keySheet"; text: qsTr("Keys"); sentence: qsTr("This sheet"); iconName: "keyboard"
        defaultKeys: ["F1", "?"]
    }
    readonly property AppAction quit: AppAction {
        name: "quit"; text: qsTr("Quit"); defaultKeys: ["Ctrl+Q"]
    }

    heading: qsTr("Window")
    all: [fullScreen, keySheet, quit]
}
