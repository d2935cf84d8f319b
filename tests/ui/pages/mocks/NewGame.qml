// The choices of the New game dialog, with a check of the FEN that only knows how many ranks it must have.
import QtQuick

QtObject {
    id: setup

    property PlayerSettings white: PlayerSettings { kindIndex: 0; depth: 4 }
    property PlayerSettings black: PlayerSettings { depth: 4 }
    property bool thinksByTime: true
    property int cancelled: 0
    function cancel(): void { cancelled += 1 }
    property string fen: ""
    readonly property bool fenValid: setup.fen === "" || setup.fen.split("/").length === 8
    readonly property string fenError: setup.fenValid ? "" : "The board has " + setup.fen.split("/").length
        + " ranks; a FEN needs eight, separated by “/”."
    property int timeControlIndex: 0
    property list<string> timeControlNames:
        ["Untimed", "1+0", "3+2", "5+0", "10+0", "15+10", "30+20", "Own clock", "Fixed time per move"]
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
