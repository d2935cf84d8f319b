// The window's dialogs, made when they are first needed.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Dialogs
import Plyglass.App

Item {
    id: root

    required property App app

    readonly property bool anyOpen: newGame.opened || shortcuts.opened || chooser.opened
    // The file the game was last saved to or read from; Save writes there again.
    property bool hasFile: false
    property url savedTo

    function show(action: string): void {
        switch (action) {
        case "newGame": newGame.open(); break;
        case "setUp": newGame.openAtFen(); break;
        case "shortcuts": shortcuts.open(); break;
        case "open": openFile.open(); break;
        case "save": root.save(); break;
        case "saveAs": root.saveAs(); break;
        }
    }
    function save(): void {
        if (root.hasFile)
            root.app.files.save(root.savedTo);
        else
            root.saveAs();
    }
    function saveAs(): void {
        saveFile.currentFile = saveFile.currentFolder + "/" + root.app.files.suggestedFileName;
        saveFile.open();
    }

    NewGameDialog {
        id: newGame
        objectName: "newGameDialog"
        setup: root.app.setup
        onAccepted: root.hasFile = false
    }
    ShortcutSheet {
        id: shortcuts
        objectName: "shortcutSheet"
    }
    GameChooser {
        id: chooser
        objectName: "gameChooser"
        files: root.app.files
    }
    FileDialog {
        id: openFile
        title: qsTr("Open a game")
        fileMode: FileDialog.OpenFile
        nameFilters: [qsTr("Chess games (*.pgn)"), qsTr("All files (*)")]
        onAccepted: {
            root.hasFile = false;
            root.app.files.open(openFile.selectedFile);
        }
    }
    FileDialog {
        id: saveFile
        title: qsTr("Save the game")
        fileMode: FileDialog.SaveFile
        defaultSuffix: "pgn"
        nameFilters: [qsTr("Chess games (*.pgn)")]
        onAccepted: {
            root.savedTo = saveFile.selectedFile;
            root.hasFile = true;
            root.app.files.save(saveFile.selectedFile);
        }
    }
}
