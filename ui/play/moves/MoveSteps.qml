// Under the moves: first, previous, next and last position and the way back to the game;
// at the right what looks at the board and asks about it.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

Item {
    id: root

    required property Game game

    readonly property bool roomy: root.width >= Theme.scaled(366)
    // Home and End lead to the first and the last position where their buttons have no room.
    readonly property bool tight: root.width < Theme.scaled(284)

    signal actionChosen(string action)

    implicitHeight: Theme.scaled(36)

    Accessible.role: Accessible.ToolBar
    Accessible.name: qsTr("Replay")

    Rectangle {
        width: parent.width
        height: 1
        color: Theme.line
    }

    Row {
        id: steps
        anchors.left: parent.left
        anchors.leftMargin: Theme.scaled(6)
        anchors.verticalCenter: parent.verticalCenter

        IconButton {
            objectName: "first"
            visible: !root.tight
            iconName: "first"
            tip: qsTr("First position")
            shortcutText: "Home"
            enabled: root.game.currentPly > 0
            onClicked: root.game.goToStart()
        }
        IconButton {
            objectName: "previous"
            iconName: "prev"
            tip: qsTr("One move back")
            shortcutText: "←"
            enabled: root.game.currentPly > 0
            onClicked: root.game.goBack()
        }
        IconButton {
            objectName: "next"
            iconName: "next"
            tip: qsTr("One move forward")
            shortcutText: "→"
            enabled: !root.game.atLineEnd
            onClicked: root.game.goForward()
        }
        IconButton {
            objectName: "last"
            visible: !root.tight
            iconName: "last"
            tip: qsTr("Last position")
            shortcutText: "End"
            enabled: !root.game.atLineEnd
            onClicked: root.game.goToEnd()
        }
    }
    AppButton {
        objectName: "backToGame"
        anchors.left: steps.right
        anchors.leftMargin: Theme.space4
        anchors.verticalCenter: parent.verticalCenter
        visible: root.game.viewingEarlier
        compact: true
        kind: "quiet"
        text: root.roomy ? qsTr("Back to game") : qsTr("To game")
        onClicked: root.game.backToGame()
    }
    Row {
        anchors.right: parent.right
        anchors.rightMargin: Theme.scaled(6)
        anchors.verticalCenter: parent.verticalCenter

        AppButton {
            objectName: "ask"
            compact: true
            kind: "quiet"
            iconName: "question"
            text: qsTr("Ask")
            onClicked: root.actionChosen("ask")

            Tip {
                wanted: parent.hovered
                title: qsTr("Ask about the game")
                text: qsTr("Why this move, why not another, what is threatened, "
                           + "how far the computer looked … (Q)")
            }
        }
        IconButton {
            objectName: "flip"
            iconName: "flip"
            tip: qsTr("Flip the board")
            shortcutText: "F"
            onClicked: root.game.flip()
        }
    }
}
