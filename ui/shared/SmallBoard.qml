// A position to look at, in the board's own colours.
import QtQuick
import Plyglass.App
import Plyglass.Board
import Plyglass.Controls

Board {
    id: root

    required property AppSettings settings

    interactive: false
    showCoordinates: false
    reduceMotion: true
    animationMs: 0
    theme: BoardTheme { name: root.settings.boardTheme }
    pieceSet: root.settings.pieceSet
    fontFamily: Theme.font.family
}
