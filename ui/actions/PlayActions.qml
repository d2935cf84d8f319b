// Actions on the game being played.
import QtQuick
import Plyglass.App
import Plyglass.Controls

ActionSet {
    id: root

    readonly property Game game: Actions.app?.game ?? null
    readonly property AppSettings settings: Actions.app?.settings ?? null

    readonly property AppAction takeBack: AppAction {
        name: "takeBack"; plain: true; text: qsTr("Take back"); iconName: "back"
        keys: Actions.edit.undo.keys
        enabled: root.game?.status.canTakeBack ?? false
        onTriggered: root.game.takeBack()
    }
    readonly property AppAction redo: AppAction {
        name: "putBack"; plain: true; text: qsTr("Redo"); iconName: "redo"
        keys: Actions.edit.redo.keys
        enabled: root.game?.status.canRedo ?? false
        onTriggered: root.game.redo()
    }
    readonly property AppAction hint: AppAction {
        name: "hint"; plain: true; text: qsTr("Hint"); iconName: "hint"; defaultKeys: ["H"]
        enabled: root.game?.status.canHint ?? false
        onTriggered: root.game.hint.next()
    }
    readonly property AppAction moveNow: AppAction {
        name: "moveNow"; text: qsTr("Move now: the computer plays the best it has found"); iconName: "now"
        defaultKeys: ["Space"]
        enabled: root.game?.status.canMoveNow ?? false
        onTriggered: root.game.moveNow()
    }
    readonly property AppAction pause: AppAction {
        readonly property bool paused: root.game?.status.paused ?? false

        name: "pause"; text: qsTr("Pause, continue"); defaultKeys: ["P"]
        tip: paused ? qsTr("Continue") : qsTr("Pause")
        iconName: paused ? "go" : "pause"
        enabled: root.game?.status.canPause ?? false
        onTriggered: root.game.setPaused(!paused)
    }
    readonly property AppAction evaluations: AppAction {
        name: "evaluations"; text: qsTr("Show or hide every evaluation"); defaultKeys: ["Z"]
        onTriggered: root.settings.showEval = !root.settings.showEval
    }
    readonly property AppAction calm: AppAction {
        name: "calm"; plain: true; iconName: "eye"; defaultKeys: ["C"]
        text: Actions.calm ? qsTr("Show how it thinks") : qsTr("Calm view")
        sentence: qsTr("Show how it thinks, or only what you need to play")
        onTriggered: root.settings.calmView = !root.settings.calmView
    }
    readonly property AppAction line: AppAction {
        name: "line"; text: qsTr("Show or hide the best line"); defaultKeys: ["L"]
        onTriggered: root.settings.showLines = !root.settings.showLines
    }

    heading: qsTr("On the Play page")
    pages: ["play"]
    all: [hint, moveNow, pause, evaluations, calm, line]
}
