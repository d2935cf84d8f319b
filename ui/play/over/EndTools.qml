// Foot of the end of a game: its moves step by step, the list of moves, the board, the calm view, New game.
import QtQuick
import Plyglass.Actions
import Plyglass.Controls

Item {
    id: root

    required property bool small

    signal looked

    implicitHeight: Theme.scaled(root.small ? 44 : 48)

    Accessible.role: Accessible.ToolBar
    Accessible.name: qsTr("Game")

    Rectangle { width: parent.width; height: 1; color: Theme.line }
    Row {
        x: Theme.scaled(root.small ? 4 : 8)
        anchors.verticalCenter: parent.verticalCenter

        IconButton { visible: !root.small; action: Actions.game.first }
        IconButton { action: Actions.game.back }
        IconButton { action: Actions.game.forward }
        IconButton { visible: !root.small; action: Actions.game.last }
        IconButton {
            objectName: "endMoves"
            iconName: "list"
            tip: qsTr("Look at the game")
            onClicked: root.looked()
        }
        IconButton { action: Actions.board.flip }
        IconButton { action: Actions.play.calm }
    }
    AppButton {
        objectName: "endNewGame"
        anchors { right: parent.right; rightMargin: Theme.space8; verticalCenter: parent.verticalCenter }
        kind: "outline"
        action: Actions.files.newGame
    }
}
