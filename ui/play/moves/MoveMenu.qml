// Actions on a move of the list: its position and its variation.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

AppMenu {
    id: root

    required property Game game
    required property Files files
    required property Ask ask
    required property ThinkAgain thinkAgain
    // Id of the move in the list, and whether it is in a variation.
    property int node: -1
    property bool inVariation: false

    signal thoughtAgain

    function openFor(node: int, inVariation: bool): void {
        root.node = node;
        root.inVariation = inVariation;
        root.popup();
    }

    function askAbout(question: int): void {
        root.game.goToNode(root.node);
        root.ask.ask(question);
    }

    AppMenuItem {
        text: qsTr("Why this move?")
        iconName: "question"
        onTriggered: root.askAbout(Ask.WhyThis)
    }
    AppMenuItem {
        text: qsTr("Why not another move?")
        onTriggered: {
            root.askAbout(Ask.WhyNot);
            root.ask.instead = true;
        }
    }
    AppMenuItem {
        text: qsTr("More questions")
        onTriggered: root.askAbout(Ask.None)
    }
    DeeperMenuItem {
        objectName: "moveThinkAgain"
        text: qsTr("Think again")
        iconName: "redo"
        onTriggered: {
            root.ask.open = false;
            root.game.goToNode(root.node);
            root.thinkAgain.begin();
            root.thoughtAgain();
        }
    }
    AppMenuSeparator {}
    AppMenuItem {
        text: qsTr("Show this position")
        iconName: "board"
        onTriggered: root.game.goToNode(root.node)
    }
    DeeperMenuItem {
        text: qsTr("Copy this position (FEN)")
        iconName: "copy"
        onTriggered: {
            root.game.goToNode(root.node);
            root.files.copyFen();
        }
    }
    DeeperMenuItem {
        text: qsTr("Copy the game (PGN)")
        onTriggered: root.files.copyPgn()
    }
    DeeperMenuSeparator {}
    DeeperMenuItem {
        objectName: "promoteVariation"
        text: qsTr("Promote variation")
        iconName: "up"
        enabled: root.inVariation
        onTriggered: root.game.promoteVariation(root.node)
    }
    DeeperMenuItem {
        objectName: "makeMainLine"
        text: qsTr("Make main line")
        enabled: root.inVariation
        onTriggered: root.game.makeMainLine(root.node)
    }
    DeeperMenuItem {
        objectName: "deleteVariation"
        text: qsTr("Delete variation")
        iconName: "trash"
        enabled: root.inVariation
        onTriggered: root.game.deleteVariation(root.node)
    }
    DeeperMenuItem {
        text: qsTr("Delete from here on")
        onTriggered: root.game.deleteFromHere(root.node)
    }
    DeeperMenuSeparator {}
    DeeperMenuItem {
        objectName: "undoEdit"
        text: qsTr("Undo the last change of variations")
        iconName: "back"
        enabled: root.game.status.canUndoEdit
        onTriggered: root.game.undoEdit()
    }
    DeeperMenuItem {
        objectName: "redoEdit"
        text: qsTr("Redo it")
        iconName: "redo"
        enabled: root.game.status.canRedoEdit
        onTriggered: root.game.redoEdit()
    }
}
