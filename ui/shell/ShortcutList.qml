// The shortcuts of the window, in groups; those of the pages are in Pages. Tool tips show the same keys.
import QtQuick

ListModel {
    ListElement { of: "game"; keys: "Ctrl+N"; does: qsTr("New game") }
    ListElement { of: "game"; keys: "Ctrl+Z"; does: qsTr("Take back") }
    ListElement { of: "game"; keys: "Ctrl+Shift+Z"; does: qsTr("Redo") }
    ListElement { of: "game"; keys: "H"; does: qsTr("Hint") }
    ListElement { of: "game"; keys: "Q"; does: qsTr("Ask about the game; 1 to 8 choose a question") }
    ListElement { of: "game"; keys: "X"; does: qsTr("What is threatened?") }
    ListElement { of: "game"; keys: "W"; does: qsTr("Why not another move?") }
    ListElement { of: "game"; keys: "M"; does: qsTr("Type a move, on every page with a board to play on") }
    ListElement {
        of: "game"; keys: "Space"
        does: qsTr("Move now: the computer plays the best it has found")
    }
    ListElement { of: "game"; keys: "P"; does: qsTr("Pause, continue") }
    ListElement { of: "replay"; keys: "←  →"; does: qsTr("One move back, forward") }
    ListElement { of: "replay"; keys: "Home  End"; does: qsTr("First, last position") }
    ListElement {
        of: "replay"
        keys: qsTr("Menu", "a key")
        does: qsTr("Menu of the shown move: variations, copy")
    }
    ListElement { of: "replay"; keys: qsTr("Wheel"); does: qsTr("Step through the moves, over the board") }
    ListElement { of: "analyse"; keys: "Space"; does: qsTr("Engine on or off") }
    ListElement { of: "analyse"; keys: "S"; does: qsTr("Side by side with another evaluator") }
    ListElement { of: "analyse"; keys: "X"; does: qsTr("What is threatened?") }
    ListElement {
        of: "analyse"; keys: "N"
        does: qsTr("Next bad move of the report; with Shift the one before")
    }
    ListElement { of: "analyse"; keys: "C"; does: qsTr("Comment on the move") }
    ListElement { of: "analyse"; keys: "W"; does: qsTr("Why not another move?") }
    ListElement { of: "analyse"; keys: "E"; does: qsTr("The search tree of the position") }
    ListElement {
        of: "board"; keys: "Tab"
        does: qsTr("Move the focus; on the board the arrow keys move a cursor")
    }
    ListElement { of: "board"; keys: "Enter"; does: qsTr("Pick up, put down") }
    ListElement { of: "board"; keys: "Q R B N"; does: qsTr("Choose the promotion piece") }
    ListElement { of: "board"; keys: "Esc"; does: qsTr("Clear the selection, close") }
    ListElement {
        of: "board"
        keys: qsTr("Right button")
        does: qsTr("Drag draws a green arrow, Shift a red, Alt a blue, both a yellow; a click opens a menu")
    }
    ListElement {
        of: "editor"; keys: "K Q R B N P"
        does: qsTr("Put a white piece on the cursor's square, or choose it; with Shift a black one")
    }
    ListElement { of: "editor"; keys: "Del"; does: qsTr("Empty the cursor's square") }
    ListElement { of: "editor"; keys: "X"; does: qsTr("Choose the eraser; Esc the pointer") }
    ListElement { of: "editor"; keys: "T"; does: qsTr("The other side to move") }
    ListElement { of: "editor"; keys: "Ctrl+Z"; does: qsTr("Undo; redo with Shift") }
    ListElement { of: "view"; keys: "F"; does: qsTr("Flip the board") }
    ListElement { of: "view"; keys: "A"; does: qsTr("Show or hide arrows") }
    ListElement { of: "view"; keys: "Z"; does: qsTr("Show or hide every evaluation") }
    ListElement { of: "view"; keys: "C"; does: qsTr("Calm view: only board, moves and clocks") }
    ListElement { of: "view"; keys: "L"; does: qsTr("Show or hide the best line") }
    ListElement { of: "view"; keys: "F11"; does: qsTr("Full screen") }
    ListElement { of: "files"; keys: "Ctrl+O"; does: qsTr("Open a PGN file") }
    ListElement { of: "files"; keys: "Ctrl+Shift+O"; does: qsTr("Earlier games") }
    ListElement { of: "files"; keys: "Ctrl+S"; does: qsTr("Save") }
    ListElement { of: "files"; keys: "Ctrl+Shift+S"; does: qsTr("Save as") }
    ListElement { of: "files"; keys: "Ctrl+C"; does: qsTr("Copy the game (PGN)") }
    ListElement { of: "files"; keys: "Ctrl+Shift+C"; does: qsTr("Copy the position (FEN)") }
    ListElement { of: "files"; keys: "Ctrl+V"; does: qsTr("Paste a game or a position") }
    ListElement { of: "library"; keys: "Ctrl+F"; does: qsTr("Find games") }
    ListElement { of: "library"; keys: "Enter"; does: qsTr("Analyse the game") }
    ListElement { of: "library"; keys: "Ctrl+A"; does: qsTr("Select all games") }
    ListElement { of: "library"; keys: "Del"; does: qsTr("Delete the games; undo with Ctrl+Z") }
    ListElement { of: "window"; keys: "F1  ?"; does: qsTr("This sheet") }
    ListElement { of: "window"; keys: "Ctrl+Q"; does: qsTr("Quit") }
}
