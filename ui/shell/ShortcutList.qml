// Every shortcut of the window, in groups. Tool tips show the same keys.
import QtQuick

ListModel {
    ListElement { group: "game"; keys: "Ctrl+N"; does: qsTr("New game") }
    ListElement { group: "game"; keys: "Ctrl+Z"; does: qsTr("Take back") }
    ListElement { group: "game"; keys: "Ctrl+Shift+Z"; does: qsTr("Redo") }
    ListElement { group: "game"; keys: "H"; does: qsTr("Hint") }
    ListElement { group: "game"; keys: "M"; does: qsTr("Type a move") }
    ListElement { group: "game"; keys: "Space"; does: qsTr("Pause, go on (computer against computer)") }
    ListElement { group: "replay"; keys: "←  →"; does: qsTr("One move back, forward") }
    ListElement { group: "replay"; keys: "Home  End"; does: qsTr("First, last position") }
    ListElement { group: "replay"; keys: "Wheel"; does: qsTr("Step through the moves, over the board") }
    ListElement { group: "board"; keys: "Tab"; does: qsTr("To the board and on; there the arrows move a cursor") }
    ListElement { group: "board"; keys: "Enter"; does: qsTr("Pick up, put down") }
    ListElement { group: "board"; keys: "Q R B N"; does: qsTr("Choose the promotion piece") }
    ListElement { group: "board"; keys: "Esc"; does: qsTr("Give up a selection, close") }
    ListElement { group: "board"; keys: "Right button"; does: qsTr("Draw arrows and circles; Shift, Alt colour them") }
    ListElement { group: "view"; keys: "F"; does: qsTr("Flip the board") }
    ListElement { group: "view"; keys: "A"; does: qsTr("Show or hide arrows") }
    ListElement { group: "view"; keys: "Z"; does: qsTr("Show or hide the evaluation") }
    ListElement { group: "view"; keys: "L"; does: qsTr("Show or hide the best line") }
    ListElement { group: "view"; keys: "F11"; does: qsTr("Full screen") }
    ListElement { group: "files"; keys: "Ctrl+O"; does: qsTr("Open a PGN file") }
    ListElement { group: "files"; keys: "Ctrl+S"; does: qsTr("Save") }
    ListElement { group: "files"; keys: "Ctrl+Shift+S"; does: qsTr("Save as") }
    ListElement { group: "files"; keys: "Ctrl+C"; does: qsTr("Copy the game (PGN)") }
    ListElement { group: "files"; keys: "Ctrl+Shift+C"; does: qsTr("Copy the position (FEN)") }
    ListElement { group: "files"; keys: "Ctrl+V"; does: qsTr("Paste a game or a position") }
    ListElement { group: "window"; keys: "Ctrl+1"; does: qsTr("Play") }
    ListElement { group: "window"; keys: "Ctrl+,"; does: qsTr("Settings") }
    ListElement { group: "window"; keys: "F1  ?"; does: qsTr("This sheet") }
    ListElement { group: "window"; keys: "Ctrl+Q"; does: qsTr("Quit") }
}
