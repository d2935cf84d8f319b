// Foot of the Analyse page: navigation, the threat, and links to the pages for deeper analysis.
import QtQuick
import Plyglass.Actions
import Plyglass.App
import Plyglass.Controls

Item {
    id: root

    required property Game game
    required property TakeAway takeAway
    required property Files files

    readonly property bool roomy: root.width >= Theme.scaled(380)
    readonly property bool tight: root.width < Theme.scaled(300)

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
            action: Actions.game.first
        }
        IconButton { action: Actions.game.back }
        IconButton { action: Actions.game.forward }
        IconButton {
            visible: root.roomy
            action: Actions.game.last
        }
    }
    Row {
        anchors.right: parent.right
        anchors.rightMargin: Theme.scaled(8)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.space4

        IconButton {
            objectName: "threat"
            action: Actions.game.threat
        }
        IconButton {
            id: taking
            objectName: "takeAway"
            iconName: "export"
            tip: qsTr("Game or position as a file")
            onClicked: takeAwayMenu.openUnder(taking)
        }
        IconButton { action: Actions.board.flip }
        IconButton {
            objectName: "setUpHere"
            action: Actions.pages.editor
            iconName: "board"
        }
        AppButton {
            objectName: "whyNot"
            anchors.verticalCenter: parent.verticalCenter
            compact: true
            action: Actions.game.whyNot
            iconName: root.roomy || root.tight ? "question" : ""
            text: root.roomy ? qsTr("Why not…?") : root.tight ? "" : qsTr("Why not")
            Accessible.name: qsTr("Why not…?")

            Tip {
                wanted: parent.hovered
                text: Actions.game.whyNot.text
                shortcutText: Actions.game.whyNot.keyText
            }
        }
    }
}
