// The shortcuts of the window, in groups; those of the pages are in Pages. Tool tips show the same keys.
import QtQuick

ListModel {
    ListElement { of: "play"; keys: "Ctrl+Z"; does: qsTr("Take back") }
    ListElement { of: "play"; keys: "Ctrl+Shift+Z"; does: qsTr("Redo") }
    ListElement { of: "play"; keys: "H"; does: qsTr("Hint") }
    ListElement {
        of: "play"; keys: "Space"
        does: qsTr("Move now: the computer plays the best it has found")
    }
    ListElement { of: "play"; keys: "P"; does: qsTr("Pause, continue") }
    ListElement { of: "play"; keys: "Z"; does: qsTr("Show or hide every evaluation") }
    ListElement { of: "play"; keys: "C"; does: qsTr("Calm view: only board, moves and clocks") }
    ListElement { of: "play"; keys: "L"; does: qsTr("Show or hide the best line") }
    ListElement { of: "both"; keys: "←  →"; does: qsTr("One move back, forward") }
    ListElement { of: "both"; keys: "Home  End"; does: qsTr("First, last position") }
    ListElement { of: "both"; keys: qsTr("Wheel"); does: qsTr("Step through the moves, over the board") }
    ListElement {
        of: "both"
        keys: qsTr("Menu", "a key")
        does: qsTr("Menu of the shown move: variations, copy")
    }
    ListElement { of: "both"; keys: "Q"; does: qsTr("Ask about the game; 1 to 8 choose a question") }
    ListElement { of: "both"; keys: "X"; does: qsTr("What is threatened?") }
    ListElement { of: "both"; keys: "W"; does: qsTr("Why not another move?") }
    ListElement { of: "both"; keys: "A"; does: qsTr("Show or hide arrows") }
    ListElement { of: "both"; keys: "Ctrl+C"; does: qsTr("Copy the game (PGN)") }
    ListElement { of: "both"; keys: "Ctrl+Shift+C"; does: qsTr("Copy the position (FEN)") }
    ListElement { of: "analyse"; keys: "Ctrl+Z"; does: qsTr("Undo the last change; redo with Shift") }
    ListElement { of: "analyse"; keys: "Space"; does: qsTr("Engine on or off") }
    ListElement { of: "analyse"; keys: "S"; does: qsTr("Side by side with another evaluator") }
    ListElement {
        of: "analyse"; keys: "N"
        does: qsTr("Next bad move of the report; with Shift the one before")
    }
    ListElement { of: "analyse"; keys: "C"; does: qsTr("Comment on the move") }
    ListElement { of: "analyse"; keys: "E"; does: qsTr("The search tree of the position") }
    ListElement {
        of: "board"; keys: "Tab"
        does: qsTr("Move the focus; on the board the arrow keys move a cursor")
    }
    ListElement { of: "board"; keys: "Enter"; does: qsTr("Pick up, put down") }
    ListElement { of: "board"; keys: "M"; does: qsTr("Type a move") }
    ListElement { of: "board"; keys: "Q R B N"; does: qsTr("Choose the promotion piece") }
    ListElement { of: "board"; keys: "Esc"; does: qsTr("Clear the selection, close") }
    ListElement {
        of: "board"
        keys: qsTr("Right button")
        does: qsTr("Drag draws a green arrow, Shift a red, Alt a blue, both a yellow; a click a circle")
    }
    ListElement {
        of: "board"
        keys: qsTr("Right click")
        does: qsTr("On the Play page: opens a menu; with Shift or Alt it draws a circle")
    }
    ListElement {
        of: "editor"; keys: "K Q R B N P"
        does: qsTr("Put a white piece on the cursor's square, or choose it; with Shift a black one")
    }
    ListElement { of: "editor"; keys: "Del"; does: qsTr("Empty the cursor's square") }
    ListElement { of: "editor"; keys: "X"; does: qsTr("Choose the eraser; Esc the pointer") }
    ListElement { of: "editor"; keys: qsTr("Right button"); does: qsTr("Take pieces off the board") }
    ListElement { of: "editor"; keys: "T"; does: qsTr("The other side to move") }
    ListElement { of: "editor"; keys: "Ctrl+Z"; does: qsTr("Undo; redo with Shift") }
    ListElement { of: "editor"; keys: "Ctrl+C"; does: qsTr("Copy the position (FEN)") }
    ListElement { of: "editor"; keys: "Ctrl+V"; does: qsTr("Paste a position") }
    ListElement { of: "games"; keys: "Ctrl+N"; does: qsTr("New game") }
    ListElement { of: "games"; keys: "Ctrl+O"; does: qsTr("Open a PGN file") }
    ListElement { of: "games"; keys: "Ctrl+Shift+O"; does: qsTr("Earlier games") }
    ListElement { of: "games"; keys: "Ctrl+S"; does: qsTr("Save") }
    ListElement { of: "games"; keys: "Ctrl+Shift+S"; does: qsTr("Save as") }
    ListElement { of: "games"; keys: "Ctrl+V"; does: qsTr("Paste a game or a position") }
    ListElement { of: "library"; keys: "Ctrl+F"; does: qsTr("Find games") }
    ListElement { of: "library"; keys: "Enter"; does: qsTr("Analyse the game") }
    ListElement { of: "library"; keys: "Ctrl+A"; does: qsTr("Select all games") }
    ListElement { of: "library"; keys: "Del"; does: qsTr("Delete the games; undo with Ctrl+Z") }
    ListElement { of: "window"; keys: "F"; does: qsTr("Flip the board (Play, Analyse, position editor)") }
    ListElement { of: "window"; keys: "F11"; does: qsTr("Full screen") }
    ListElement { of: "window"; keys: "F1  ?"; does: qsTr("This sheet") }
    ListElement { of: "window"; keys: "Ctrl+Q"; does: qsTr("Quit") }
}
