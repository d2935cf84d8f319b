// A game that records what it is asked to do, standing where the mock-ups stand.
import QtQuick

QtObject {
    id: game

    property string placement: "r5k1/1pp3p1/p1n1p2p/3q4/3N4/2P4P/PP3PP1/R2Q2K1"
    property list<string> legalMoves: []
    property bool whiteMovable: false
    property bool blackMovable: false
    property list<string> lastMove: ["f3", "d4"]
    property string checkSquare: ""
    property int positionId: 1
    property bool flipped: false
    property bool whiteToMove: false
    property string fen: game.placement + " b - - 0 19"

    property MoveList moves: MoveList {}
    property int currentPly: 37
    property int plyCount: 37
    property bool atLineEnd: true
    property bool viewingEarlier: false
    property bool opened: false
    property string title: "Game against Plyglass"
    property string openingText: "C53 Italian Game: Giuoco Pianissimo"
    property bool startFromFen: false

    property string whiteName: "You"
    property string blackName: "Plyglass"
    property bool whiteIsPerson: true
    property bool blackIsPerson: false
    property bool whiteHasLevel: false
    property bool blackHasLevel: true
    property string whiteCaptured: "PPNBRR"
    property string blackCaptured: "PPNBRR"
    property int whiteLead: 1
    property int blackLead: 0

    property string status: "Thinking"
    property string statusTone: "acc"
    property string statusSide: "black"
    property bool gameOver: false
    property string outcomeText: ""
    property string resultText: "*"
    property bool thinking: true
    property bool computerToMove: true
    property bool paused: false
    property bool canTakeBack: true
    property bool canRedo: false
    property bool canHint: false
    property bool canOfferDraw: false
    property bool drawOffered: false
    property bool canClaimDraw: false
    property bool canResign: true
    property bool canPause: false
    property bool canMoveNow: false
    property list<string> premove: []
    property bool canUndoEdit: false
    property bool canRedoEdit: false

    property real evalWhiteShare: 0.54
    property string evalText: "0.4"
    property bool hasEval: true
    property list<real> evalHistory: []
    property list<string> bestArrow: ["c6", "d4"]
    property list<string> hintArrow: []

    property string noticeText: ""
    property string noticeTone: "neutral"
    property bool resumeOffered: false
    property string resumeText: ""
    property string typedMoveError: ""

    property list<string> calls: []

    signal sounded(int sound)
    signal announced(string text)
    signal illegalMoveRefused(string reason)

    function record(call: string): void {
        const all = game.calls.slice();
        all.push(call);
        game.calls = all;
    }
    function playMove(from: string, to: string, promotion: string): void {
        game.record("playMove " + from + to + promotion);
    }
    function typeMove(text: string): bool {
        game.record("typeMove " + text);
        game.typedMoveError = text === "e4" ? "" : "“" + text + "” is not a legal move here.";
        return text === "e4";
    }
    function takeBack(): void { game.record("takeBack"); }
    function redo(): void { game.record("redo"); }
    function requestHint(): void { game.record("requestHint"); }
    function cancelPremove(): bool {
        const some = game.premove.length > 0;
        game.premove = [];
        if (some)
            game.record("cancelPremove");
        return some;
    }
    function moveNow(): void { game.record("moveNow"); }
    function flip(): void { game.flipped = !game.flipped; game.record("flip"); }
    function offerDraw(): void { game.record("offerDraw"); }
    function claimDraw(): void { game.record("claimDraw"); }
    function resign(): void { game.record("resign"); }
    function rematch(): void { game.record("rematch"); }
    function setPaused(paused: bool): void { game.paused = paused; game.record("setPaused " + paused); }
    function goToStart(): void { game.record("goToStart"); }
    function goBack(): void { game.record("goBack"); }
    function goForward(): void { game.record("goForward"); }
    function goToEnd(): void { game.record("goToEnd"); }
    function goToPly(ply: int): void { game.record("goToPly " + ply); }
    function goToNode(node: int): void { game.record("goToNode " + node); }
    function deleteVariation(node: int): void { game.record("deleteVariation " + node); }
    function deleteFromHere(node: int): void { game.record("deleteFromHere " + node); }
    function promoteVariation(node: int): void { game.record("promoteVariation " + node); }
    function makeMainLine(node: int): void { game.record("makeMainLine " + node); }
    function undoEdit(): void { game.record("undoEdit"); }
    function redoEdit(): void { game.record("redoEdit"); }
    function backToGame(): void { game.record("backToGame"); }
    function dismissNotice(): void { game.noticeText = ""; game.record("dismissNotice"); }
    function resumeGame(): void { game.resumeOffered = false; game.record("resumeGame"); }
    function declineResume(): void { game.resumeOffered = false; game.record("declineResume"); }

    // The game of the mock-ups up to 19.Nxd4.
    function showMockUp(): void {
        game.moves.fill([
            ["e4", "", "e5", ""], ["Nf3", "", "Nc6", ""], ["Bc4", "", "Bc5", ""], ["c3", "", "Nf6", ""],
            ["d3", "", "d6", ""], ["O-O", "", "O-O", ""], ["Re1", "", "a6", ""], ["Bb3", "", "Ba7", ""],
            ["h3", "", "h6", ""], ["Nbd2", "", "Re8", ""], ["Nf1", "", "Be6", ""], ["Bxe6", "", "Rxe6", ""],
            ["Be3", "+0.2", "Bxe3", "+0.2"], ["Nxe3", "+0.2", "d5", "+0.1"], ["exd5", "+0.1", "Nxd5", "+0.1"],
            ["Nxd5", "+0.1", "Qxd5", "+0.2"], ["d4", "+0.4", "exd4", "+0.3"],
            ["Rxe6", "+0.3", "fxe6", "+0.4"],
            ["Nxd4", "+0.4"]], 37);
        game.evalHistory = [53, 53, 52, 53, 53, 52, 52, 51, 52, 52, 51, 52, 52, 52, 51, 51, 54, 53, 54];
    }

    // The first position, the person to move.
    function showStart(): void {
        game.placement = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
        game.legalMoves = ["e2e4", "e2e3", "d2d4", "d2d3", "g1f3", "b1c3"];
        game.whiteMovable = true;
        game.lastMove = [];
        game.whiteToMove = true;
        game.moves.fill([], 0);
        game.currentPly = 0;
        game.plyCount = 0;
        game.whiteCaptured = "";
        game.blackCaptured = "";
        game.whiteLead = 0;
        game.status = "";
        game.statusSide = "";
        game.thinking = false;
        game.computerToMove = false;
        game.hasEval = false;
        game.evalHistory = [];
        game.bestArrow = [];
        game.canTakeBack = false;
        game.canHint = true;
        game.positionId += 1;
    }
}
