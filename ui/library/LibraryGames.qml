// The games of the library: filters, the list that they leave, and the chosen game small beside it.
import QtQuick
import Plyglass.App
import Plyglass.Controls

FocusScope {
    id: root

    required property Library library
    required property AppSettings settings
    required property int gap

    readonly property bool showsPreview: root.width >= Theme.scaled(900)
    readonly property int previewWidth:
        Math.min(Theme.scaled(480), Math.max(Theme.scaled(280), root.width * 0.24))

    signal importWanted
    signal playWanted
    signal exportWanted
    signal nameWanted
    signal positionWanted
    signal moreWanted
    signal gameOpened
    signal gameGoesOn

    function focusList() { table.forceActiveFocus(Qt.OtherFocusReason); }
    function open() {
        root.library.open();
        root.gameOpened();
    }
    function goOn() {
        root.library.goOn();
        root.gameGoesOn();
    }

    Connections {
        target: root.library
        function onMerged(): void { root.gameOpened(); }
    }
    Shortcut {
        sequences: ["Ctrl+F"]
        enabled: root.visible
        onActivated: filters.focusWords()
    }
    LibraryFilters {
        id: filters
        width: root.width
        library: root.library
        onListWanted: table.forceActiveFocus(Qt.TabFocusReason)
        onPositionWanted: root.positionWanted()
        onMoreWanted: root.moreWanted()
    }
    LibraryUnreadable {
        id: unreadable
        anchors.top: filters.bottom
        anchors.topMargin: visible ? root.gap : 0
        width: root.width
        height: visible ? implicitHeight : 0
        // Without games it stands in the place of the list.
        visible: root.library.trouble.text.length > 0 && root.library.games.count > 0
        trouble: root.library.trouble
    }
    LibraryTable {
        id: table
        anchors.top: unreadable.bottom
        anchors.topMargin: root.gap
        anchors.bottom: parent.bottom
        width: preview.visible ? preview.x - root.gap : root.width
        focus: true
        library: root.library
        onOpenWanted: root.open()
        onImportWanted: root.importWanted()
        onPlayWanted: root.playWanted()
        onExportWanted: root.exportWanted()
        onNameWanted: root.nameWanted()
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
        onOpenWanted: root.open()
        onGoingOnWanted: root.goOn()
    }
}
