// The position that games are to have come to, set up as in the position editor.
import QtQuick
import Plyglass.App
import Plyglass.Controls

Column {
    id: root

    required property Editor setup
    required property AppSettings settings
    // Height in which the board and the pieces are to be seen together.
    required property real room

    readonly property real side: Math.max(Theme.scaled(240), root.room - tray.height - Theme.scaled(56))

    spacing: Theme.space8

    EditorBoard {
        id: board
        width: Math.min(parent.width, Theme.scaled(368), root.side)
        height: width
        anchors.horizontalCenter: parent.horizontalCenter
        editor: root.setup
        settings: root.settings
    }
    AppButton {
        objectName: "searchPlayBoard"
        width: parent.width
        kind: "outline"
        iconName: "board"
        text: qsTr("Position on the play board")
        onClicked: root.setup.useShownPosition()
    }
    PieceTray {
        id: tray
        width: parent.width
        tool: root.setup.tool
        pieceSet: root.settings.pieceSet
        onChosen: tool => root.setup.tool = tool
        onDragged: (piece, at) => board.carry(piece, at)
        onDropped: (piece, at) => board.drop(at)
        onDragCancelled: board.letGo()
    }
    Row {
        spacing: Theme.space4

        AppButton {
            compact: true
            text: qsTr("Start position")
            onClicked: root.setup.useStartPosition()
        }
        AppButton {
            objectName: "searchEmpty"
            compact: true
            text: qsTr("Empty")
            onClicked: root.setup.clearBoard()
        }
        AppButton {
            compact: true
            text: qsTr("Flip the board")
            onClicked: root.setup.flipped = !root.setup.flipped
        }
    }
    PositionFields {
        width: parent.width
        editor: root.setup
    }
}
