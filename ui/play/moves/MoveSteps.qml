// Foot of the moves: first, previous, next and last position and the way back to the game; at the right
// actions on the board and questions.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.Actions
import Plyglass.App
import Plyglass.Controls

Item {
    id: root

    required property Game game

    readonly property bool roomy: root.width >= Theme.scaled(366)
    // Where their buttons do not fit, Home and End lead to the first and last position.
    readonly property bool tight: root.width < Theme.scaled(284)

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
            action: Actions.game.first
        }
        IconButton {
            objectName: "previous"
            action: Actions.game.back
        }
        IconButton {
            objectName: "next"
            action: Actions.game.forward
        }
        IconButton {
            objectName: "last"
            visible: !root.tight
            action: Actions.game.last
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
            action: Actions.game.question
            text: qsTr("Ask")

            Tip {
                wanted: parent.hovered
                title: qsTr("Ask about the game")
                text: qsTr("Why this move, why not another, what is threatened …")
                shortcutText: Actions.game.question.keyText
            }
        }
        IconButton {
            objectName: "flip"
            action: Actions.board.flip
        }
    }
}
