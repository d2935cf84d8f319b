// Undo, copy and paste for the shown page.
import QtQuick
import Plyglass.App
import Plyglass.Controls

ActionSet {
    id: root

    readonly property App app: Actions.app
    readonly property bool showsGame: Actions.page === "play" || Actions.page === "analyse"

    function possible(redo: bool): bool {
        switch (Actions.page) {
        case "play":
        case "analyse":
        case "library":
        case "lessons":
            return true;
        case "editor":
            return redo ? root.app.editor.canRedo : root.app.editor.canUndo;
        default:
            return false;
        }
    }
    function step(redo: bool): void {
        const game = root.app.game;
        switch (Actions.page) {
        case "play":
            return redo ? game.redoUndone() : game.undo();
        case "analyse":
            return redo ? game.redoEdit() : game.undoEdit();
        case "editor":
            return redo ? root.app.editor.redo() : root.app.editor.undo();
        case "lessons":
            return redo ? root.app.practice.redo() : root.app.practice.undo();
        case "library":
            return redo ? root.app.library.edits.redo() : root.app.library.edits.undo();
        }
    }

    readonly property AppAction undo: AppAction {
        name: "undo"; plain: true; text: qsTr("Undo"); iconName: "back"; repeats: true
        defaultKeys: ["Ctrl+Z"]
        sentence: qsTr("Undo the last change; on the Play page take back a move")
        enabled: root.possible(false)
        onTriggered: root.step(false)
    }
    readonly property AppAction redo: AppAction {
        name: "redo"; plain: true; text: qsTr("Redo"); iconName: "redo"; repeats: true
        defaultKeys: ["Ctrl+Shift+Z", "Ctrl+Y"]
        enabled: root.possible(true)
        onTriggered: root.step(true)
    }
    readonly property AppAction copyGame: AppAction {
        name: "copyGame"; text: qsTr("Copy game (PGN)"); iconName: "copy"; defaultKeys: ["Ctrl+C"]
        sentence: qsTr("Copy the game (PGN); in the position editor the position (FEN)")
        enabled: root.showsGame || Actions.page === "editor"
        onTriggered: Actions.page === "editor" ? root.app.editor.copyFen() : root.app.files.copyPgn()
    }
    readonly property AppAction copyPosition: AppAction {
        name: "copyPosition"; text: qsTr("Copy position (FEN)"); iconName: "board"
        defaultKeys: ["Ctrl+Shift+C"]
        enabled: root.showsGame
        onTriggered: root.app.files.copyFen()
    }
    readonly property AppAction paste: AppAction {
        name: "paste"; text: qsTr("Paste game or position"); iconName: "import"; defaultKeys: ["Ctrl+V"]
        onTriggered: Actions.page === "editor" ? root.app.editor.paste() : root.app.files.paste()
    }

    heading: qsTr("Edit")
    all: [undo, redo, copyGame, copyPosition, paste]
}
