// Title row of the position editor: undo, redo, swap colours, flip, back.
import QtQuick
import Plyglass.Actions
import Plyglass.App
import Plyglass.Controls

Row {
    id: root

    required property Editor editor

    IconButton {
        objectName: "editorUndo"
        action: Actions.edit.undo
        tip: qsTr("Undo")
    }
    IconButton {
        objectName: "editorRedo"
        action: Actions.edit.redo
    }
    IconButton {
        iconName: "swap"
        tip: qsTr("Swap colours: the same position for the other side")
        onClicked: root.editor.swapColors()
    }
    IconButton { action: Actions.board.flip }
    IconButton {
        action: Actions.editor.leave
        shortcutText: qsTr("Esc", "a key")
    }
}
