// Keys of the position editor that choose a piece, and the arrows: handled only if the focused item does not
// use them.
import QtQuick
import Plyglass.App

QtObject {
    id: root

    required property Editor editor

    // The board should take the arrow keys.
    signal boardRequested

    // Handles a key; returns false if it has no meaning here.
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
