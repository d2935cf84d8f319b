// The board and the evaluation bar, connected to the game and the settings.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Board
import Plyglass.Controls

FocusScope {
    id: root

    required property Game game
    required property Ask ask
    required property Annotation annotation
    required property AppSettings settings
    // Whether the bar and the computer's arrows are shown.
    required property bool evaluates
    required property real evalWidth
    required property real boardX
    required property real side
    readonly property alias board: board

    EvalBar {
        objectName: "evalBar"
        width: root.evalWidth
        height: root.side
        visible: root.evaluates
        known: root.game.hasEval
        whiteShare: root.game.hasEval ? root.game.evalWhiteShare : 0.5
        text: root.game.hasEval ? root.game.evalText : ""
        flipped: root.game.flipped
        reduceMotion: Theme.reduceMotion
        whiteColor: Theme.evalW
        blackColor: Theme.evalB
        midColor: Theme.acc
        lineColor: Theme.line
        fontFamily: Theme.font.family
    }

    ThemedBoard {
        id: board
        objectName: "board"
        x: root.boardX
        width: root.side
        height: root.side
        placement: root.ask.takesBoard ? root.ask.placement : root.game.placement
        positionId: root.game.positionId
        flipped: root.game.flipped
        whiteMovable: root.ask.takesBoard ? root.ask.whiteMovable : root.game.whiteMovable
        blackMovable: root.ask.takesBoard ? root.ask.blackMovable : root.game.blackMovable
        legalMoves: root.ask.takesBoard ? root.ask.legalMoves : root.game.legalMoves // qmllint disable
        lastMove: root.ask.takesBoard ? root.ask.lastMove : root.game.lastMove // qmllint disable
        premove: root.ask.takesBoard ? [] : root.game.premove // qmllint disable
        checkSquare: root.ask.takesBoard ? root.ask.checkSquare : root.game.checkSquare
        arrows: root.ask.question !== Ask.None ? root.answerArrows(root.ask.arrows)
                                               : root.arrowsOf(root.game.bestArrow, root.game.hintArrow)
        marks: root.ask.takesBoard ? [] : root.answerArrows(root.annotation.marks)
        hasMenu: true
        settings: root.settings
        inputStyle: root.settings.inputStyle
        showLegal: root.settings.showLegal
        autoQueen: root.settings.autoQueen
        wheelSteps: root.settings.wheelSteps
        animationMs: root.settings.animationMs

        onMoveRequested: (from, to, promotion) => {
            if (root.ask.picking)
                root.ask.pick(from + to + promotion);
            else
                root.game.playMove(from, to, promotion);
        }
        onMenuRequested: square => menu.openFor(square)
        Keys.onMenuPressed: menu.openFor(board.cursorSquare)
        onPremoveCancelled: root.game.cancelPremove()
        onAnnounce: text => ScreenReader.text = text
        onWheelStep: direction => direction < 0 ? root.game.goBack() : root.game.goForward()
    }

    BoardMenu {
        id: menu
        game: root.game
        ask: root.ask
        annotation: root.annotation
        board: board
    }

    // "e2 e4 best".
    function answerArrows(texts: var): var {
        return texts.map(text => {
            const parts = text.split(" ");
            return { from: parts[0], to: parts[1], kind: parts[2] };
        });
    }
    // A hint is shown even if the engine's arrow is hidden, since it was requested.
    function arrowsOf(best: var, hint: var): var {
        const arrows = [];
        if (root.settings.showArrows && root.evaluates && best.length === 2)
            arrows.push({ from: best[0], to: best[1], kind: "best" });
        if (hint.length === 2)
            arrows.push({ from: hint[0], to: hint[1], kind: "hint" });
        return arrows;
    }
}
