// Result of the last action, with undo and further actions.
import QtQuick
import Plyglass.App
import Plyglass.Controls

Notice {
    id: root

    required property LibraryEdits edits
    required property ImportReport importReport

    // The text describes an import of games with errors.
    readonly property bool tellsOfFaulty:
        root.edits.doneText === root.importReport.text && root.importReport.faulty.count > 0

    signal faultyRequested

    objectName: "libraryDone"
    tone: root.edits.doneTone
    text: root.edits.doneText
    actionText: root.edits.doneIsEdit && root.edits.canUndo ? qsTr("Undo")
                : root.tellsOfFaulty ? qsTr("Show them") : root.edits.deleteText
    closable: true
    onActionTriggered: {
        if (root.tellsOfFaulty)
            root.faultyRequested();
        else if (root.edits.deleteText.length > 0)
            root.edits.remove();
        else
            root.edits.undo();
    }
    onClosed: root.edits.dismiss()
}
