// Under the lists of the Analyse page: through the game, the threat, and the ways to the pages that look
// deeper.
import QtQuick
import Plyglass.App
import Plyglass.Controls

Item {
    id: root

    required property Game game
    required property Analyse analyse
    required property TakeAway takeAway
    required property Files files

    readonly property bool roomy: root.width >= Theme.scaled(380)
    readonly property bool tight: root.width < Theme.scaled(300)

    signal actionChosen(string action)

    implicitHeight: Theme.scaled(48)

    Rectangle {
        width: parent.width
        height: 1
        color: Theme.line
    }
    TakeAwayMenu {
        id: takeAwayMenu
        takeAway: root.takeAway
        files: root.files
        flipped: root.game.flipped
    }
    Row {
        anchors.left: parent.left
        anchors.leftMargin: Theme.scaled(6)
        anchors.verticalCenter: parent.verticalCenter

        IconButton {
            visible: root.roomy
            iconName: "first"
            tip: qsTr("First position")
            shortcutText: "Home"
            enabled: root.game.currentPly > 0
            onClicked: root.game.goToStart()
        }
        IconButton {
            iconName: "prev"
            tip: qsTr("One move back")
            shortcutText: "←"
            enabled: root.game.currentPly > 0
            onClicked: root.game.goBack()
        }
        IconButton {
            iconName: "next"
            tip: qsTr("One move forward")
            shortcutText: "→"
            enabled: !root.game.atLineEnd
            onClicked: root.game.goForward()
        }
        IconButton {
            visible: root.roomy
            iconName: "last"
            tip: qsTr("Last position")
            shortcutText: "End"
            enabled: !root.game.atLineEnd
            onClicked: root.game.goToEnd()
        }
    }
    Row {
        anchors.right: parent.right
        anchors.rightMargin: Theme.scaled(8)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.space4

        IconButton {
            objectName: "threat"
            iconName: "warn"
            checkable: true
            checked: root.analyse.threatShown
            tip: qsTr("What is threatened?")
            shortcutText: "X"
            onClicked: root.analyse.threatShown = checked
        }
        IconButton {
            id: taking
            objectName: "takeAway"
            iconName: "export"
            tip: qsTr("Game or position as a file")
            onClicked: takeAwayMenu.openUnder(taking)
        }
        IconButton {
            iconName: "flip"
            tip: qsTr("Flip the board")
            shortcutText: "F"
            onClicked: root.game.flip()
        }
        IconButton {
            objectName: "setUpHere"
            iconName: "board"
            tip: qsTr("Set up a position")
            shortcutText: "Ctrl+E"
            onClicked: root.actionChosen("editor")
        }
        AppButton {
            objectName: "whyNot"
            anchors.verticalCenter: parent.verticalCenter
            compact: true
            iconName: root.roomy || root.tight ? "question" : ""
            text: root.roomy ? qsTr("Why not…?") : root.tight ? "" : qsTr("Why not")
            Accessible.name: qsTr("Why not…?")
            onClicked: root.actionChosen("whyNot")

            Tip {
                wanted: parent.hovered
                text: qsTr("Why not another move?")
                shortcutText: "W"
            }
        }
    }
}
