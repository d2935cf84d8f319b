// Navigation in the game and questions about it: on the pages Play and Analyse.
import QtQuick
import Plyglass.App
import Plyglass.Controls

ActionSet {
    id: root

    readonly property Game game: Actions.app?.game ?? null
    readonly property Ask ask: Actions.app?.ask ?? null

    // Requests to the question panel of the shown page.
    signal askRequested
    signal whyNotRequested

    function onAGamePage(): void {
        if (Actions.page !== "analyse")
            Actions.show("play");
    }

    readonly property AppAction first: AppAction {
        name: "first"; plain: true; text: qsTr("First position"); iconName: "first"; defaultKeys: ["Home"]
        enabled: (root.game?.currentPly ?? 0) > 0
        onTriggered: root.game.goToStart()
    }
    readonly property AppAction back: AppAction {
        name: "back"; plain: true; text: qsTr("One move back"); iconName: "prev"; defaultKeys: ["Left"]
        repeats: true
        enabled: (root.game?.currentPly ?? 0) > 0
        onTriggered: root.game.goBack()
    }
    readonly property AppAction forward: AppAction {
        name: "forward"; plain: true; text: qsTr("One move forward"); iconName: "next"; defaultKeys: ["Right"]
        repeats: true
        enabled: !(root.game?.atLineEnd ?? true)
        onTriggered: root.game.goForward()
    }
    readonly property AppAction last: AppAction {
        name: "last"; plain: true; text: qsTr("Last position"); iconName: "last"; defaultKeys: ["End"]
        enabled: !(root.game?.atLineEnd ?? true)
        onTriggered: root.game.goToEnd()
    }
    readonly property AppAction question: AppAction {
        name: "ask"; plain: true; text: qsTr("Ask about the game"); iconName: "question"; defaultKeys: ["Q"]
        sentence: qsTr("Ask about the game; a number chooses a question")
        onTriggered: {
            root.onAGamePage();
            root.askRequested();
        }
    }
    readonly property AppAction threat: AppAction {
        name: "threat"; plain: true; text: qsTr("What is threatened?"); iconName: "warn"; defaultKeys: ["X"]
        enabled: Actions.page === "analyse" || (root.ask?.canAskPosition ?? false)
        checkable: Actions.page === "analyse"
        checked: checkable && (Actions.app?.analyse.threatShown ?? false)
        onTriggered: {
            if (Actions.page === "analyse")
                Actions.app.analyse.threatShown = !Actions.app.analyse.threatShown;
            else
                root.ask.ask(Ask.Threat);
        }
    }
    readonly property AppAction whyNot: AppAction {
        name: "whyNot"; text: qsTr("Why not another move?"); defaultKeys: ["W"]
        onTriggered: {
            root.onAGamePage();
            root.whyNotRequested();
        }
    }
    // Opens the question "why not" in the Explorer, with the tree of its search.
    readonly property AppAction explore: AppAction {
        name: "explore"; text: qsTr("In the Explorer"); iconName: "explorer"
        onTriggered: {
            const move = root.ask.pickedMove;
            if (root.ask.instead)
                root.game.goBack();
            Actions.app.explorer.prepareQuestion();
            Actions.show("explorer");
            Actions.app.explorer.askWhyNot(move);
        }
    }
    readonly property AppAction arrows: AppAction {
        name: "arrows"; text: qsTr("Show or hide arrows"); defaultKeys: ["A"]
        onTriggered: Actions.app.settings.showArrows = !Actions.app.settings.showArrows
    }

    heading: Actions.calm ? qsTr("In the game") : qsTr("On the pages Play and Analyse")
    pages: ["play", "analyse"]
    all: [back, forward, first, last, question, threat, whyNot, arrows]
    hints: [
        KeyHint { keys: qsTr("Wheel"); text: qsTr("Step through the moves, over the board") },
        KeyHint { keys: qsTr("Menu", "a key"); text: qsTr("Menu of the shown move") }
    ]
}
