// A board in the window's colours, with the chosen pieces and squares.
import QtQuick
import Plyglass.App
import Plyglass.Board
import Plyglass.Controls

Board {
    id: root

    required property AppSettings settings

    showCoordinates: root.settings.showCoordinates
    reduceMotion: Theme.reduceMotion
    animationMs: 0
    pieceSet: root.settings.pieceSet
    theme: BoardTheme { name: root.settings.boardTheme }
    style: BoardStyle {
        panelColor: Theme.bg1
        panelLine: Theme.line2
        panelCurrent: Theme.accSoft
        focusColor: Theme.acc
        focusWidth: Theme.focusWidth
        fontFamily: Theme.font.family
    }
}
