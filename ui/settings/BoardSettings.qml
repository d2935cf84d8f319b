// How the board looks and what it shows.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App

SettingGroup {
    id: root

    required property AppSettings settings

    readonly property list<string> boards: ["glass", "walnut", "paper"]
    readonly property list<string> sets: ["plyglass", "diagram"]
    readonly property list<int> speeds: [0, 100, 160, 250]

    title: qsTr("Board")

    SettingChoice {
        objectName: "boardChoice"
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
        name: qsTr("Evaluation bar")
        hint: qsTr("Key Z")
        checked: root.settings.showEval
        onToggled: on => root.settings.showEval = on
    }
    SettingSwitch {
        name: qsTr("Arrow of the best move")
        hint: qsTr("Key A")
        checked: root.settings.showArrows
        onToggled: on => root.settings.showArrows = on
    }
    SettingSwitch {
        name: qsTr("Best line")
        hint: qsTr("Key L")
        checked: root.settings.showLines
        onToggled: on => root.settings.showLines = on
    }

    function speedIndex(ms: int): int {
        for (let i = root.speeds.length - 1; i > 0; --i) {
            if (ms >= root.speeds[i])
                return i;
        }
        return 0;
    }
}
