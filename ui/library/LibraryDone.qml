// What was done last, and a way back or on.
import QtQuick
import Plyglass.App
import Plyglass.Controls

Notice {
    id: root

    required property LibraryEdits edits
    required property ImportReport importReport

    // The text tells of an import that left games out.
    readonly property bool tellsOfSkipped:
        root.edits.doneText === root.importReport.text && root.importReport.skipped.count > 0

    signal skippedWanted

    objectName: "libraryDone"
    tone: root.edits.doneTone
    text: root.edits.doneText
    actionText: root.edits.doneIsEdit && root.edits.canUndo ? qsTr("Undo")
                : root.tellsOfSkipped ? qsTr("Show them") : ""
    closable: true
    onActionTriggered: root.tellsOfSkipped ? root.skippedWanted() : root.edits.undo()
    onClosed: root.edits.dismiss()
}
