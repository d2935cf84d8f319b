// The library: every game there is, found by names, results and words, and the chosen one small beside them.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Dialogs
import Plyglass.App
import Plyglass.Controls

FocusScope {
    id: root

    required property Library library
    required property AppSettings settings

    readonly property bool narrow: root.width < Theme.scaled(1000)
    readonly property int margin: Theme.scaled(root.narrow ? 12 : 24)
    readonly property int gap: Theme.scaled(root.narrow ? 12 : 16)
    readonly property int previewWidth:
        Math.min(Theme.scaled(480), Math.max(Theme.scaled(280), root.width * 0.24))

    signal gameOpened
    signal gameGoesOn

    objectName: "libraryPage"
    onVisibleChanged: root.visible ? root.library.begin() : root.library.end()
    Component.onCompleted: root.library.begin()
    Component.onDestruction: root.library.end()

    FileDialog {
        id: importDialog
        title: qsTr("Import games")
        fileMode: FileDialog.OpenFiles
        nameFilters: [qsTr("Chess games (*.pgn)"), qsTr("All files (*)")]
        onAccepted: root.library.importFiles(importDialog.selectedFiles)
    }
    DropArea {
        anchors.fill: parent
        keys: ["text/uri-list"]
        onDropped: drop => root.library.importFiles(drop.urls)
    }

    PageHead {
        id: head
        x: root.margin
        text: qsTr("Library")
    }
    AppText {
        objectName: "libraryCount"
        anchors.left: head.right
        anchors.leftMargin: Theme.space12
        anchors.verticalCenter: head.verticalCenter
        color: Theme.t3
        text: root.library.countText
    }
    AppButton {
        objectName: "importButton"
        anchors.right: parent.right
        anchors.rightMargin: root.margin
        anchors.verticalCenter: head.verticalCenter
        iconName: "import"
        text: qsTr("Import PGN…")
        enabled: !root.library.importing
        onClicked: importDialog.open()
    }

    LibraryFilters {
        id: filters
        anchors.top: head.bottom
        x: root.margin
        width: root.width - 2 * root.margin
        library: root.library
        onListWanted: table.forceActiveFocus(Qt.TabFocusReason)
    }
    LibraryImport {
        id: importing
        anchors.top: filters.bottom
        anchors.topMargin: root.library.importing ? root.gap : 0
        x: root.margin
        width: root.width - 2 * root.margin
        height: root.library.importing ? implicitHeight : 0
        visible: root.library.importing
        library: root.library
    }
    LibraryTable {
        id: table
        anchors.top: importing.bottom
        anchors.topMargin: root.gap
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.margin
        x: root.margin
        width: (preview.visible ? preview.x - root.gap : root.width - root.margin) - x
        library: root.library
        onOpenWanted: {
            root.library.open();
            root.gameOpened();
        }
        onImportWanted: importDialog.open()
    }
    LibraryPreviewPanel {
        id: preview
        anchors.top: table.top
        anchors.bottom: table.bottom
        visible: !root.narrow
        x: root.width - root.margin - width
        width: root.previewWidth
        preview: root.library.preview
        settings: root.settings
        onOpenWanted: {
            root.library.open();
            root.gameOpened();
        }
        onGoingOnWanted: {
            root.library.goOn();
            root.gameGoesOn();
        }
    }
}
