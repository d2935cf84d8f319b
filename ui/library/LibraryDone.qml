// What was done last, and a way back.
import QtQuick
import Plyglass.App
import Plyglass.Controls

Notice {
    id: root

    required property LibraryEdits edits

    objectName: "libraryDone"
    tone: root.edits.doneTone
    text: root.edits.doneText
    actionText: root.edits.doneIsEdit && root.edits.canUndo ? qsTr("Undo") : ""
    closable: true
    onActionTriggered: root.edits.undo()
    onClosed: root.edits.dismiss()
}
