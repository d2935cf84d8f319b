// The choices of the New game dialog, with a check of the FEN that only knows how many ranks it must have.
import QtQuick

QtObject {
    id: setup

    property list<string> kindNames: ["Person", "Computer", "Random"]
    property int depthMax: 64
    property bool thinksByTime: true
    property int cancelled: 0
    function cancel(): void { cancelled += 1 }
    property int quiescenceMax: 16
    property int whiteKindIndex: 0
    property int blackKindIndex: 1
    property int whiteDepth: 4
    property int blackDepth: 4
    property int whiteQuiescence: 4
    property int blackQuiescence: 4
    property int whiteEvaluatorIndex: 0
    property int blackEvaluatorIndex: 0
    property int whitePresetIndex: 2
    property int blackPresetIndex: 2
    property int whiteLevelIndex: 11
    property int blackLevelIndex: 11
    readonly property string whiteRecipe: "Plays as well as it can in the time it has."
    readonly property string blackRecipe: setup.blackLevelIndex === 11 ? "Plays as well as it can in the time it has."
        : "Looks 2 plies ahead, at most 1000 positions, and misjudges them by about 0.60 pawns. Overlooks 22 in 100 quiet moves, more of the long and backward ones, fewer captures and checks. Gives away at most 20 % of its winning chances knowingly in one move. Never misses a mate in one. Varies the first 8 moves, so that no two games are the same."
    property list<string> levelNames: ["Newcomer", "Beginner", "Learner", "Casual player", "Keen player", "Club player",
        "Team player", "Tournament player", "Expert", "Master", "Grandmaster", "Full strength"]
    property list<string> levelDetails: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"]
    property list<string> evaluatorNames: ["Material", "Material and check", "Hand"]
    property list<string> presetNames: ["Minimax", "Alpha–beta", "Full"]
    property list<string> presetDates: ["1950", "1975", "today"]
    property string fen: ""
    readonly property bool fenValid: setup.fen === "" || setup.fen.split("/").length === 8
    readonly property string fenError: setup.fenValid ? "" : "The board has " + setup.fen.split("/").length
        + " ranks; a FEN needs eight, separated by “/”."
    property int timeControlIndex: 0
    property list<string> timeControlNames: ["Untimed", "1+0", "3+2", "5+0", "10+0", "15+10", "30+20", "Own clock", "Fixed time per move"]
    readonly property bool fixedTime: setup.timeControlIndex === setup.timeControlNames.length - 1
    property real fixedMoveSeconds: 5
    readonly property bool ownClock: setup.timeControlIndex === setup.timeControlNames.length - 2
    readonly property bool clocked: setup.timeControlIndex > 0 && !setup.fixedTime
    property double minutes: 5
    property int increment: 3
    property bool timeOdds: false
    property double blackMinutes: 1
    property int blackIncrement: 0
    property bool randomColors: false
    property list<string> calls: []

    function swapSides(): void { setup.calls = setup.calls.concat(["swapSides"]); }
    function reset(): void { setup.calls = setup.calls.concat(["reset"]); }
    function start(): bool {
        setup.calls = setup.calls.concat(["start"]);
        return setup.fenValid;
    }
}
