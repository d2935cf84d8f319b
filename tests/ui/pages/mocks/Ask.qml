// Questions that nobody has asked, and an answer to look at.
import QtQuick

QtObject {
    id: root

    enum Question { None, WhyThis, WhyNot, Changes, Reach, Techniques, Threat, Balance, Levels }

    property bool open: false
    property int question: Ask.None
    property string lastMoveText: "19.Nxd4"
    property bool canAskPosition: true
    property bool running: false
    property bool answered: false
    property string moveText: ""
    property string tone: "neutral"
    property string verdict: ""
    property list<string> sentences
    property list<string> columns
    property list<string> widestCells
    property ListModel rows: ListModel {}
    property string note: ""
    property list<string> arrows
    property bool picking: false
    property bool instead: false
    property list<string> pickMoves
    property string pickedMove: ""
    property string pickError: ""
    property int row: -1
    property int ply: 0
    property int lineLength: 0
    property string walkedText: ""
    property string aheadText: ""
    property bool takesBoard: false
    property string placement: ""
    property list<string> lastMove
    property string checkSquare: ""
    property bool whiteMovable: false
    property bool blackMovable: false
    property list<string> legalMoves
    property list<int> asked

    function ask(question: int): void {
        root.open = true;
        root.asked = root.asked.concat([question]);
    }
    function pick(move: string): void {}
    function stop(): void {}
    function walk(row: int): void {}
}
