// The library: all games, and the person's statistics.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

FocusScope {
    id: root

    // In the order of the switch in the head.
    enum View { Games, Openings, Statistics }

    required property Library library
    // Editor for the position to search.
    required property Editor searchSetup
    required property AppSettings settings

    readonly property bool narrow: root.width < Theme.scaled(1000)
    readonly property int margin: Theme.scaled(root.narrow ? 12 : 24)
    readonly property int gap: Theme.scaled(root.narrow ? 12 : 16)

    property bool viewing: false

    objectName: "libraryPage"
    onVisibleChanged: root.setViewing(root.visible)
    Component.onCompleted: root.setViewing(root.visible)
    Component.onDestruction: root.setViewing(false)

    // A new page may be created before the old one is destroyed: each begins and ends once.
    function setViewing(on: bool): void {
        if (on === root.viewing)
            return;
        root.viewing = on;
        if (on)
            root.library.begin();
        else
            root.library.end();
    }

    Connections {
        target: root.library
        function onListRequested(): void {
            views.edit(LibraryPage.Games);
            games.focusList();
        }
        function onStatisticsRequested(): void { views.edit(LibraryPage.Statistics); }
    }
    OpenDialog {
        id: importDialog
        objectName: "importDialog"
        title: qsTr("Import games")
        fileMode: OpenDialog.OpenFiles
        nameFilters: [qsTr("Chess games (*.pgn)"), qsTr("All files (*)")]
        onAccepted: root.library.imports.take(importDialog.selectedFiles)
    }
    DropArea {
        anchors.fill: parent
        keys: ["text/uri-list"]
        onDropped: drop => root.library.imports.take(drop.urls)
    }

    Connections {
        target: root.library.tree
        function onGamesRequested(): void { views.currentIndex = LibraryPage.Games; }
    }
    PageHead {
        id: head
        x: root.margin
        text: qsTr("Library")
    }
    Segmented {
        id: views
        objectName: "libraryViews"
        anchors.left: head.right
        anchors.leftMargin: Theme.space24
        anchors.verticalCenter: head.verticalCenter
        label: qsTr("View")
        model: [qsTr("Games"), qsTr("Openings"), qsTr("Statistics")]
        currentIndex: LibraryPage.Games
    }
    AppText {
        objectName: "libraryCount"
        visible: views.currentIndex === LibraryPage.Games
        anchors.left: views.right
        anchors.leftMargin: Theme.space12
        anchors.verticalCenter: head.verticalCenter
        color: Theme.t3
        text: root.library.countText
    }
    SaveDialog {
        id: exportDialog
        property bool selectedAlone: false

        title: exportDialog.selectedAlone ? root.library.edits.exportSelectedText
                                          : root.library.edits.exportText
        defaultSuffix: "pgn"
        nameFilters: [qsTr("Chess games (*.pgn)"), qsTr("All files (*)")]
        onFileChosen: file => {
            if (exportDialog.selectedAlone)
                root.library.edits.exportSelectedTo(file);
            else
                root.library.edits.exportTo(file);
        }

        function begin(selectedAlone: bool): void {
            exportDialog.selectedAlone = selectedAlone;
            const name = root.library.edits.shownName;
            exportDialog.openFor((name.length > 0 ? name.replace(/\.pgn$/i, "") : qsTr("games")) + ".pgn");
        }
    }
    CollectionNameDialog {
        id: nameDialog
        edits: root.library.edits
    }
    LibraryMoreMenu {
        id: moreMenu
        edits: root.library.edits
        importReport: root.library.imports.report
        onNameRequested: nameDialog.openForNew()
        onNewNameRequested: nameDialog.openForShown()
        onFaultyRequested: faultySheet.open()
    }
    IconButton {
        id: more
        anchors.right: parent.right
        anchors.rightMargin: root.margin
        anchors.verticalCenter: head.verticalCenter
        iconName: "more"
        tip: qsTr("More")
        onClicked: moreMenu.popup(more, 0, more.height)
    }
    AppButton {
        id: exportButton
        objectName: "exportButton"
        anchors.right: more.left
        anchors.rightMargin: Theme.space8
        anchors.verticalCenter: head.verticalCenter
        kind: "outline"
        iconName: "export"
        text: root.narrow ? qsTr("Export…") : root.library.edits.exportText
        enabled: root.library.games.count > 0
        onClicked: exportDialog.begin(false)
    }
    AppButton {
        anchors.right: exportButton.left
        anchors.rightMargin: Theme.space8
        anchors.verticalCenter: head.verticalCenter
        iconName: "import"
        text: qsTr("Import PGN…")
        enabled: !root.library.imports.running
        onClicked: importDialog.begin()
    }

    SearchSheet {
        id: searchSheet
        search: root.library.search
        setup: root.searchSetup
        settings: root.settings
    }
    FaultyGamesSheet {
        id: faultySheet
        importReport: root.library.imports.report
    }
    LibraryMessages {
        id: messages
        z: 1
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.margin + root.gap
        // Beside the buttons of the preview or of the openings' board.
        x: views.currentIndex === LibraryPage.Games ? root.margin + root.gap
                                                    : root.width - root.margin - root.gap - width
        width: Math.min(Theme.scaled(720), games.listWidth - 2 * root.gap)
        gap: root.gap
        library: root.library
        onFaultyRequested: faultySheet.open()
    }
    Item {
        anchors.top: head.bottom
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.margin
        x: root.margin
        width: root.width - 2 * root.margin

        LibraryGames {
            id: games
            anchors.fill: parent
            focus: visible
            visible: views.currentIndex === LibraryPage.Games
            library: root.library
            settings: root.settings
            gap: root.gap
            footHeight: messages.takenHeight
            onImportRequested: importDialog.begin()
            onExportRequested: exportDialog.begin(true)
            onNameRequested: nameDialog.openForNew()
            onPositionRequested: searchSheet.show(SearchSheet.Position)
            onMoreRequested: searchSheet.show(SearchSheet.More)
        }
        OpeningsView {
            anchors.fill: parent
            focus: visible
            visible: views.currentIndex === LibraryPage.Openings
            tree: root.library.tree
            settings: root.settings
            gap: root.gap
        }
        StatisticsView {
            anchors.fill: parent
            visible: views.currentIndex === LibraryPage.Statistics
            statistics: root.library.statistics
            gap: root.gap
        }
    }
}
