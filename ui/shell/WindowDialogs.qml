// The window's dialogs, created on demand.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.Actions
import Plyglass.App
import Plyglass.Controls

Item {
    id: root

    required property App app

    readonly property bool anyOpen: newGame.opened || keySheet.opened || chooser.opened || saveGame.opened
        || opponent.opened || tags.opened || unsaved.opened
    property bool quitsUnsaved: false

    component On: Connections {}

    On { target: Actions.files.newGame; function onTriggered(): void { newGame.open(); } }
    On { target: Actions.files.open; function onTriggered(): void { openFile.begin(); } }
    On { target: Actions.files.saveAs; function onTriggered(): void { root.saveAs(); } }
    On { target: Actions.files.tags; function onTriggered(): void { tags.edit(); } }
    On { target: Actions.window.keySheet; function onTriggered(): void { keySheet.open(); } }

    /// Asks if a game would be lost.
    function mayQuit(): bool {
        if (root.quitsUnsaved || root.app.saveAll())
            return true;
        unsaved.open();
        return false;
    }
    function saveAs(): void {
        saveGame.openFor(root.app.files.suggestedFileName);
    }

    Connections {
        target: root.app.files
        function onPlaceRequested(): void { root.saveAs(); }
        function onReplacementQuestioned(file: url): void { saveGame.ask(file); }
    }
    Connections {
        target: root.app
        function onOpponentOffered(name: string): void { opponent.openFor(name); }
    }
    AppDialog {
        id: unsaved
        objectName: "unsavedDialog"
        title: qsTr("Quit without saving?")
        message: qsTr("A game is not saved: Plyglass could not write it to the disk. If you quit now, your "
                      + "latest changes are lost. Stay to free some space or to save the game in a file.")
        acceptText: qsTr("Quit anyway")
        acceptKind: "danger"
        rejectText: qsTr("Stay")
        onAccepted: {
            root.quitsUnsaved = true;
            root.Window.window.close();
        }
    }
    TagsDialog {
        id: tags
        tags: root.app.tags
        names: root.app.names
    }
    OpponentDialog {
        id: opponent
        app: root.app
    }
    NewGameDialog {
        id: newGame
        objectName: "newGameDialog"
        setup: root.app.setup
        settings: root.app.settings
        // The person's rating.
        onAboutToShow: root.app.library.statistics.begin()
        onSetUpRequested: fen => {
            root.app.editor.openWith(fen);
            Actions.show("editor");
        }
    }
    KeySheet {
        id: keySheet
        objectName: "keySheet"
    }
    GameChooser {
        id: chooser
        objectName: "gameChooser"
        files: root.app.files
    }
    OpenDialog {
        id: openFile
        title: qsTr("Open a game")
        fileMode: OpenDialog.OpenFile
        nameFilters: [qsTr("Chess games (*.pgn)"), qsTr("All files (*)")]
        onAccepted: root.app.files.open(openFile.selectedFile)
    }
    SaveDialog {
        id: saveGame
        objectName: "saveGame"
        title: qsTr("Save the game")
        defaultSuffix: "pgn"
        nameFilters: [qsTr("Chess games (*.pgn)")]
        canAppend: true
        onFileChosen: file => root.app.files.saveTo(file)
        onAppendChosen: file => root.app.files.appendTo(file)
    }
}
