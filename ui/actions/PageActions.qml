// The pages, in the order of the rail.
import QtQuick
import Plyglass.Controls

ActionSet {
    id: root

    component Page: AppAction { onTriggered: Actions.show(name) }

    readonly property Page play: Page {
        name: "play"; plain: true; text: qsTr("Play"); iconName: "play"; defaultKeys: ["Ctrl+1"]
    }
    readonly property Page today: Page {
        name: "today"; plain: true; text: qsTr("Today"); iconName: "today"; defaultKeys: ["Ctrl+D"]
    }
    readonly property Page analyse: Page {
        name: "analyse"; text: qsTr("Analyse"); iconName: "analyse"; defaultKeys: ["Ctrl+2"]
    }
    readonly property Page explorer: Page {
        name: "explorer"; text: qsTr("Explorer"); iconName: "explorer"; defaultKeys: ["Ctrl+3"]
    }
    readonly property Page laboratory: Page {
        name: "laboratory"; text: qsTr("Laboratory"); iconName: "lab"; defaultKeys: ["Ctrl+4"]
    }
    readonly property Page learning: Page {
        name: "learning"; text: qsTr("Networks"); iconName: "learn"; defaultKeys: ["Ctrl+5"]
    }
    readonly property Page evaluation: Page {
        name: "evaluation"; text: qsTr("Evaluation"); iconName: "evaluation"; defaultKeys: ["Ctrl+6"]
    }
    readonly property Page lessons: Page {
        name: "lessons"; plain: true; text: qsTr("Learn chess"); iconName: "book"; defaultKeys: ["Ctrl+7"]
    }
    readonly property Page library: Page {
        name: "library"; plain: true; text: qsTr("Library"); iconName: "library"; defaultKeys: ["Ctrl+8"]
    }
    readonly property Page editor: Page {
        name: "editor"; text: qsTr("Set up a position"); iconName: "edit"; defaultKeys: ["Ctrl+E"]
    }
    readonly property Page about: Page { name: "about"; text: qsTr("About"); iconName: "info" }
    readonly property Page settings: Page {
        name: "settings"; plain: true; text: qsTr("Settings"); iconName: "settings"; defaultKeys: ["Ctrl+,"]
    }

    heading: qsTr("Pages")
    all: [
        play, today, analyse, explorer, laboratory, learning, evaluation, lessons, library, editor, about,
        settings
    ]
}
