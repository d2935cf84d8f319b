// One side with invented choices.
import QtQuick

QtObject {
    id: player

    property int kindIndex: 1
    readonly property list<string> kindNames: ["Person", "Computer", "Random"]
    property int levelIndex: 11
    readonly property bool full: player.levelIndex === 11
    readonly property list<string> levelNames: ["Newcomer", "Beginner", "Learner", "Casual player",
        "Keen player", "Club player", "Team player", "Tournament player", "Expert", "Master",
        "Grandmaster", "Full strength"]
    readonly property list<string> levelDetails:
        ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"]
    readonly property string recipe: player.full ? "Plays as well as it can in the time it has."
        : "Looks 2 plies ahead, at most 1000 positions, and misjudges them by about 0.60 pawns. "
          + "Overlooks 22 of 100 quiet replies to its moves: more of the long and backward ones, fewer "
          + "captures and checks. No move costs more than 20 % of its winning chances, as far as it can see. "
          + "Never misses a mate in one. Varies its first 8 moves from game to game."
    property int depth: 9
    readonly property int depthMax: 40
    property int quiescence: -1
    readonly property int quiescenceMax: 30
    property int presetIndex: 6
    readonly property list<string> presetNames: ["Shannon", "Alpha–beta", "Deep Blue", "Franaszczuk",
        "Chess AI Assignment", "python-chess assignment", "Modern"]
    readonly property list<string> presetDates: ["1950", "1975", "1997", "2003", "2016", "", "today"]
    property int evaluatorIndex: 2
    readonly property list<string> evaluatorNames: ["Material", "Material and checks", "Classical"]
    readonly property string evaluatorName: player.evaluatorNames[player.evaluatorIndex]
    property int threads: 1
    readonly property int threadsMax: 8
    property int hashMib: 64
    readonly property int hashMibMax: 8192
}
