// Exports the game or the position as a file.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.Actions
import Plyglass.App
import Plyglass.Controls

Item {
    id: root

    required property TakeAway takeAway
    required property Files files
    required property bool flipped

    // "game", "position" or "diagram", and whether the page carries the engine.
    property string wanted: "game"
    property bool playable: false
    property int printed: TakeAway.WholeGame

    function ask(what: string, playable: bool): void {
        root.wanted = what;
        root.playable = playable;
        const name = root.files.suggestedFileName.replace(/\.pgn$/, what === "game" ? "" : "-" + what);
        if (what === "diagram")
            image.openFor(name + ".png");
        else
            page.openFor(name + ".html");
    }
    function askForPrint(what: int, ending: string): void {
        if (!root.takeAway.offersPrint(what))
            return;
        root.printed = what;
        paper.openFor(root.files.suggestedFileName.replace(/\.pgn$/, ending) + ".pdf");
    }
    // Opens under an item.
    function openUnder(item: Item): void {
        menu.popup(item, 0, item.height);
    }

    AppMenu {
        id: menu

        AppMenuItem {
            objectName: "takeGame"
            text: qsTr("Game as a web page…")
            iconName: "export"
            onTriggered: root.ask("game", false)
        }
        AppMenuItem {
            text: qsTr("Game as a web page with the engine…")
            enabled: root.takeAway.canCarryEngine
            shown: root.takeAway.canCarryEngine
            onTriggered: root.ask("game", true)
        }
        AppMenuItem {
            text: qsTr("Position as a web page…")
            onTriggered: root.ask("position", root.takeAway.canCarryEngine)
        }
        AppMenuItem {
            text: qsTr("Position as a picture (PNG, SVG)…")
            onTriggered: root.ask("diagram", false)
        }
        AppMenuSeparator {}
        AppMenuItem {
            objectName: "printGame"
            text: qsTr("Print the game (PDF)…")
            onTriggered: root.askForPrint(TakeAway.WholeGame, "")
        }
        AppMenuItem {
            text: qsTr("Print the report (PDF)…")
            onTriggered: root.askForPrint(TakeAway.ReportOnly, "-report")
        }
        AppMenuItem {
            text: qsTr("Print the marked positions (PDF)…")
            onTriggered: root.askForPrint(TakeAway.MarkedPositions, "-positions")
        }
        AppMenuItem {
            objectName: "printExercises"
            text: qsTr("Print the mistakes as exercises (PDF)…")
            onTriggered: root.askForPrint(TakeAway.MistakesAsExercises, "-exercises")
        }
        AppMenuSeparator {}
        AppMenuItem {
            objectName: "saveInLibrary"
            text: qsTr("Save in the library")
            iconName: "save"
            shortcutText: root.files.savesInLibrary ? Actions.files.save.keyText : ""
            shown: root.files.fromLibrary
            onTriggered: root.files.saveInLibrary()
        }
        AppMenuItem {
            objectName: "saveInFile"
            text: root.files.savesInLibrary ? qsTr("Save the game (PGN)…") : qsTr("Save the game (PGN)")
            iconName: root.files.fromLibrary ? "" : "save"
            shortcutText: (root.files.savesInLibrary ? Actions.files.saveAs : Actions.files.save).keyText
            onTriggered: root.files.saveInFile()
        }
        AppMenuItem {
            text: qsTr("Copy the position (FEN)")
            iconName: "copy"
            onTriggered: root.files.copyFen()
        }
    }
    SaveDialog {
        id: page
        title: qsTr("Save as a web page")
        defaultSuffix: "html"
        nameFilters: [qsTr("Web pages (*.html)")]
        onFileChosen: file => {
            if (root.wanted === "game")
                root.takeAway.saveGamePage(file, root.playable);
            else
                root.takeAway.savePositionPage(file, root.playable);
        }
    }
    SaveDialog {
        id: paper
        objectName: "paperDialog"
        title: qsTr("Save for printing")
        defaultSuffix: "pdf"
        nameFilters: [qsTr("PDF (*.pdf)"), qsTr("Web pages for printing (*.html)")]
        onFileChosen: file => root.takeAway.print(file, root.printed)
    }
    SaveDialog {
        id: image
        title: qsTr("Save the position as a picture")
        defaultSuffix: "png"
        nameFilters: [qsTr("Pictures (*.png *.svg)")]
        onFileChosen: file => root.takeAway.saveDiagram(file, root.flipped)
    }
}
