// In the title row of the position editor: undo, redo, swap colours, flip, and the way back.
import QtQuick
import Plyglass.App
import Plyglass.Controls

Row {
    id: root

    required property Editor editor

    signal leaving

    IconButton {
        objectName: "editorUndo"
        iconName: "back"
        tip: qsTr("Undo")
        shortcutText: "Ctrl+Z"
        enabled: root.editor.canUndo
        onClicked: root.editor.undo()
    }
    IconButton {
        objectName: "editorRedo"
        iconName: "redo"
        tip: qsTr("Redo")
        shortcutText: "Ctrl+Shift+Z"
        enabled: root.editor.canRedo
        onClicked: root.editor.redo()
    }
    IconButton {
        iconName: "swap"
        tip: qsTr("Swap colours: the same position for the other side")
        onClicked: root.editor.swapColors()
    }
    IconButton {
        iconName: "flip"
        tip: qsTr("Flip the board")
        shortcutText: "F"
        onClicked: root.editor.flipped = !root.editor.flipped
    }
    IconButton {
        iconName: "x"
        tip: qsTr("Back, without a new game")
        shortcutText: "Esc"
        onClicked: root.leaving()
    }
}
