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
    // A hint is shown even if the engine's arrow is hidden, since it was requested.
    readonly property var gameArrows: Array.from(root.game.board.arrows).filter(
        arrow => arrow.kind === ArrowLayer.Hint || root.settings.showArrows && root.evaluates)

    EvalBar {
        objectName: "evalBar"
        width: root.evalWidth
        height: root.side
        visible: root.evaluates
        known: root.game.evaluation.known
        whiteShare: root.game.evaluation.known ? root.game.evaluation.whiteShare : 0.5
        text: root.game.evaluation.known ? root.game.evaluation.text : ""
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
        position: root.ask.takesBoard ? root.ask.board : root.game.board
        flipped: root.game.flipped
        arrows: root.ask.question !== Ask.None ? root.ask.board.arrows : root.gameArrows
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
}
