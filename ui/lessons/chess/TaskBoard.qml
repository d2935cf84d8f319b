// The board of a task: moves and squares go to the task; a try carries its mark.
import QtQuick
import Plyglass.App
import Plyglass.Controls

ThemedBoard {
    id: root

    required property ChessTask task

    position: root.task.board
    flipped: root.task.flipped
    inputStyle: root.settings.inputStyle
    showLegal: root.settings.showLegal
    autoQueen: root.settings.autoQueen
    animationMs: root.settings.animationMs
    wheelSteps: false

    onMoveRequested: (from, to, promotion) => root.task.playMove(from, to, promotion)
    onSquareActivated: square => root.task.pick(square)
    onAnnounce: text => ScreenReader.text = text

    SquareBadge {
        objectName: "triedBadge"
        board: root
        square: root.task.badgeSquare
        good: root.task.state !== ChessTask.Wrong
    }
}
