// Appearance and contents of the board.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.Actions
import Plyglass.App

SettingGroup {
    id: root

    required property AppSettings settings

    readonly property list<string> boards: ["glass", "walnut", "paper"]
    readonly property list<string> sets: ["plyglass", "diagram"]
    readonly property list<int> speeds: [0, 100, 160, 250]

    // In percent; the first means "off".
    readonly property list<int> volumes: [0, 30, 60, 100]

    title: qsTr("Board")

    SettingChoice {
        name: qsTr("Board")
        words: [qsTr("Glass"), qsTr("Walnut"), qsTr("Paper")]
        index: root.boards.indexOf(root.settings.boardTheme)
        onChosen: index => root.settings.boardTheme = root.boards[index]
    }
    SettingChoice {
        name: qsTr("Pieces")
        words: [qsTr("Plyglass"), qsTr("Diagram")]
        index: root.sets.indexOf(root.settings.pieceSet)
        onChosen: index => root.settings.pieceSet = root.sets[index]
    }
    SettingChoice {
        name: qsTr("Piece animation")
        words: [qsTr("Off"), qsTr("Quick"), qsTr("Normal"), qsTr("Slow")]
        index: root.speedIndex(root.settings.animationMs)
        onChosen: index => root.settings.animationMs = root.speeds[index]
    }
    SettingSwitch {
        name: qsTr("Coordinates")
        checked: root.settings.showCoordinates
        onToggled: on => root.settings.showCoordinates = on
    }
    SettingSwitch {
        visible: !root.settings.calmView
        name: qsTr("Evaluations")
        hint: qsTr("Bar, graph, scores and arrows.")
        keyText: Actions.play.evaluations.keyText
        checked: root.settings.showEval
        onToggled: on => root.settings.showEval = on
    }
    SettingSwitch {
        visible: !root.settings.calmView
        name: qsTr("Arrow of the best move")
        keyText: Actions.game.arrows.keyText
        checked: root.settings.showArrows
        onToggled: on => root.settings.showArrows = on
    }
    SettingSwitch {
        visible: !root.settings.calmView
        name: qsTr("Best line")
        keyText: Actions.play.line.keyText
        checked: root.settings.showLines
        onToggled: on => root.settings.showLines = on
    }
    SettingSwitch {
        name: qsTr("Calm view")
        hint: qsTr("Only what you need to play. Off: it shows how the computer thinks, on more pages.")
        keyText: Actions.play.calm.keyText
        checked: root.settings.calmView
        onToggled: on => root.settings.calmView = on
    }
    SettingChoice {
        name: qsTr("Sounds")
        hint: root.settings.soundPossible ? "" : qsTr("No sound device was found when the program started.")
        words: [qsTr("Off"), qsTr("Quiet"), qsTr("Normal"), qsTr("Loud")]
        index: !root.settings.sounds ? 0 : root.volumeIndex(root.settings.soundVolume)
        onChosen: index => {
            root.settings.sounds = index > 0;
            if (index > 0)
                root.settings.soundVolume = root.volumes[index];
        }
    }

    function volumeIndex(volume: int): int {
        return volume <= 0 ? 0 : volume <= 40 ? 1 : volume <= 75 ? 2 : 3;
    }
    function speedIndex(ms: int): int {
        for (let i = root.speeds.length - 1; i > 0; --i) {
            if (ms >= root.speeds[i])
                return i;
        }
        return 0;
    }
}
