// Actions of the Analyse page.
import QtQuick
import Plyglass.App
import Plyglass.Controls

ActionSet {
    id: root

    readonly property App app: Actions.app

    // Requests to the page.
    signal commentRequested
    signal reportRequested

    readonly property AppAction engine: AppAction {
        name: "engine"; text: qsTr("Engine on or off"); defaultKeys: ["Space"]
        onTriggered: root.app.analyse.engineOn = !root.app.analyse.engineOn
    }
    readonly property AppAction compare: AppAction {
        name: "compare"; text: qsTr("Side by side with another evaluator"); iconName: "compare"
        defaultKeys: ["S"]
        onTriggered: root.app.second.on = !root.app.second.on
    }
    readonly property AppAction nextMistake: AppAction {
        name: "nextMistake"; text: qsTr("Next bad move of the report"); defaultKeys: ["N"]; repeats: true
        onTriggered: root.app.report.step(1)
    }
    readonly property AppAction previousMistake: AppAction {
        name: "previousMistake"; text: qsTr("Previous bad move of the report"); defaultKeys: ["Shift+N"]
        repeats: true
        onTriggered: root.app.report.step(-1)
    }
    readonly property AppAction comment: AppAction {
        name: "comment"; text: qsTr("Comment on the move"); defaultKeys: ["C"]
        onTriggered: root.commentRequested()
    }
    readonly property AppAction tree: AppAction {
        name: "tree"; text: qsTr("The search tree of the position"); defaultKeys: ["E"]
        onTriggered: Actions.show("explorer")
    }
    // Report of the finished game, started if there is none.
    readonly property AppAction report: AppAction {
        name: "report"; text: qsTr("See what you missed"); iconName: "analyse"
        onTriggered: {
            Actions.show("analyse");
            root.reportRequested();
        }
    }

    heading: qsTr("On the Analyse page")
    pages: ["analyse"]
    all: [engine, compare, nextMistake, previousMistake, comment, tree]
}
