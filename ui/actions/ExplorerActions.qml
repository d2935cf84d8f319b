// Actions of the Explorer: finding a node, and slow motion.
import QtQuick
import Plyglass.App
import Plyglass.Controls

ActionSet {
    id: root

    readonly property SlowMotion motion: Actions.app?.explorer.slowMotion ?? null
    // Slow motion is shown.
    property bool slow: false

    component Step: AppAction { repeats: true }

    readonly property AppAction find: AppAction {
        name: "findNode"; text: qsTr("Find a node"); iconName: "search"; defaultKeys: ["Ctrl+F"]
        enabled: Actions.app?.explorer.hasTree ?? false
    }
    readonly property Step stepBack: Step {
        name: "stepBack"; text: qsTr("One step back"); iconName: "prev"; defaultKeys: ["Left"]
        enabled: root.slow && (root.motion?.step ?? 0) > 0
        onTriggered: root.motion.back()
    }
    readonly property Step stepForward: Step {
        name: "stepForward"; text: qsTr("One step forward"); iconName: "next"; defaultKeys: ["Right"]
        enabled: root.slow && (root.motion?.step ?? 0) + 1 < (root.motion?.stepCount ?? 0)
        onTriggered: root.motion.forward()
    }
    readonly property AppAction run: AppAction {
        readonly property bool playing: root.motion?.playing ?? false

        name: "run"; text: qsTr("Run, pause"); tip: playing ? qsTr("Pause") : qsTr("Run")
        iconName: playing ? "pause" : "go"; defaultKeys: ["Space"]
        enabled: root.slow
        onTriggered: root.motion.playing = !playing
    }
    readonly property Step stepOver: Step {
        name: "stepOver"; text: qsTr("To the end of this node"); iconName: "last"; defaultKeys: ["Down"]
        enabled: root.slow
        onTriggered: root.motion.over()
    }
    readonly property Step nextCutoff: Step {
        name: "nextCutoff"; text: qsTr("To the next cutoff"); iconName: "cut"; defaultKeys: ["C"]
        enabled: root.slow && (root.motion?.hasNextCutoff ?? false)
        onTriggered: root.motion.toNextCutoff()
    }
    readonly property Step nextBest: Step {
        name: "nextBest"; text: qsTr("To the next change of the best move")
        iconName: "up"
        defaultKeys: ["B"]
        enabled: root.slow && (root.motion?.hasNextBest ?? false)
        onTriggered: root.motion.toNextBest()
    }

    heading: qsTr("In the Explorer")
    pages: ["explorer"]
    all: [find, stepBack, stepForward, run, stepOver, nextCutoff, nextBest]
    hints: [
        KeyHint { keys: "← → ↑ ↓"; text: qsTr("Walk in the tree; ← and → close and open a node") },
        KeyHint { keys: qsTr("Enter", "a key"); text: qsTr("Show the subtree of the node alone") },
        KeyHint { keys: qsTr("Backspace", "a key"); text: qsTr("Back to the whole tree") }
    ]
}
