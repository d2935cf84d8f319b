// The position editor's keys that choose a piece, and the arrows: they reach it only when nothing with the
// focus has used them.
import QtQuick
import Plyglass.App

QtObject {
    id: root

    required property Editor editor

    // The arrow keys belong to the board.
    signal boardRequested

    // Does what the key stands for; false if it stands for nothing here.
    function press(event: KeyEvent): bool {
        if (event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier))
            return false;
        const letter = event.text.toUpperCase();
        if (letter.length === 1 && "KQRBNP".includes(letter)) {
            root.editor.tool = (event.modifiers & Qt.ShiftModifier ? "b" : "w") + letter;
            return true;
        }
        const isArrow = [Qt.Key_Left, Qt.Key_Right, Qt.Key_Up, Qt.Key_Down].includes(event.key);
        if (isArrow)
            root.boardRequested();
        return isArrow;
    }
}
