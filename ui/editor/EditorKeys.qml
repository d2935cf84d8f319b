// The position editor's keys: they reach it only when nothing with the focus has used them.
import QtQuick
import Plyglass.App

QtObject {
    id: root

    required property Editor editor

    // The arrow keys belong to the board.
    signal boardWanted

    // Does what the key stands for; false if it stands for nothing here.
    function press(event: KeyEvent): bool {
        if (event.modifiers & (Qt.AltModifier | Qt.MetaModifier))
            return false;
        return event.modifiers & Qt.ControlModifier ? root.control(event) : root.choose(event);
    }
    function control(event: KeyEvent): bool {
        switch (event.key) {
        case Qt.Key_Z:
            if (event.modifiers & Qt.ShiftModifier)
                root.editor.redo();
            else
                root.editor.undo();
            return true;
        case Qt.Key_Y:
            root.editor.redo();
            return true;
        case Qt.Key_C:
            root.editor.copyFen();
            return true;
        case Qt.Key_V:
            root.editor.paste();
            return true;
        default:
            return false;
        }
    }
    function choose(event: KeyEvent): bool {
        const letter = event.text.toUpperCase();
        if (letter.length === 1 && "KQRBNP".includes(letter)) {
            root.editor.tool = (event.modifiers & Qt.ShiftModifier ? "b" : "w") + letter;
            return true;
        }
        switch (event.key) {
        case Qt.Key_Left:
        case Qt.Key_Right:
        case Qt.Key_Up:
        case Qt.Key_Down:
            root.boardWanted();
            return true;
        }
        switch (letter) {
        case "X":
            root.editor.tool = "erase";
            return true;
        case "F":
            root.editor.flipped = !root.editor.flipped;
            return true;
        case "T":
            root.editor.whiteToMove = !root.editor.whiteToMove;
            return true;
        default:
            return false;
        }
    }
}
