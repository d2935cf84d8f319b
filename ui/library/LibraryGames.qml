// The games of the library: filters, the filtered list, and a preview of the chosen game.
import QtQuick
import Plyglass.Actions
import Plyglass.App
import Plyglass.Controls

FocusScope {
    id: root

    required property Library library
    required property AppSettings settings
    required property int gap
    // Height reserved at the foot of the list.
    required property real footHeight

    readonly property alias listWidth: table.width
    readonly property bool showsPreview: root.width >= Theme.scaled(900)
    readonly property int previewWidth:
        Math.min(Theme.scaled(480), Math.max(Theme.scaled(280), root.width * 0.24))

    signal importRequested
    signal exportRequested
    signal nameRequested
    signal positionRequested
    signal moreRequested

    function focusList() { table.focusList(Qt.OtherFocusReason); }

    Connections {
        target: Actions.library.find
        enabled: root.visible
        function onTriggered(): void { filters.focusWords(); }
    }
    LibraryFilters {
        id: filters
        width: root.width
        library: root.library
        onListRequested: table.focusList(Qt.TabFocusReason)
        onPositionRequested: root.positionRequested()
        onMoreRequested: root.moreRequested()
    }
    LibraryTable {
        id: table
        anchors.top: filters.bottom
        anchors.topMargin: root.gap
        anchors.bottom: parent.bottom
        width: preview.visible ? preview.x - root.gap : root.width
        focus: true
        library: root.library
        footHeight: root.footHeight
        onOpenRequested: root.library.open()
        onImportRequested: root.importRequested()
        onExportRequested: root.exportRequested()
        onNameRequested: root.nameRequested()
    }
    LibraryPreviewPanel {
        id: preview
        anchors.top: table.top
        anchors.bottom: table.bottom
        visible: root.showsPreview
        x: root.width - width
        width: root.previewWidth
        preview: root.library.preview
        settings: root.settings
        onOpenRequested: root.library.open()
        canPutBack: root.library.edits.deletedShown && root.library.preview.leftText.length > 0
                    && root.library.games.selectedCount < 2
        onResumeRequested: root.library.resume()
        onPutBackRequested: root.library.edits.putBack()
    }
}
