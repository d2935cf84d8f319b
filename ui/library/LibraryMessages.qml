// Running jobs, the last result, and errors: at the bottom, so that nothing moves when they change.
import QtQuick
import Plyglass.App
import Plyglass.Controls

Column {
    id: root

    required property Library library
    required property int gap

    // Height that the messages take at the page's foot; 0 without any.
    readonly property real takenHeight: root.height > 0 ? root.height + 2 * root.gap : 0

    signal faultyRequested

    objectName: "libraryMessages"
    spacing: Theme.space8

    Panel {
        width: root.width
        visible: root.library.search.running

        SearchProgress {
            anchors.fill: parent
            search: root.library.search
        }
    }
    LibraryImport {
        width: root.width
        visible: root.library.imports.running
        library: root.library
    }
    LibraryUnreadable {
        width: root.width
        // Without games it replaces the list.
        visible: root.library.trouble.text.length > 0 && root.library.games.count > 0
        trouble: root.library.trouble
    }
    LibraryDone {
        width: root.width
        visible: root.library.edits.doneText.length > 0
        edits: root.library.edits
        importReport: root.library.imports.report
        onFaultyRequested: root.faultyRequested()
    }
}
