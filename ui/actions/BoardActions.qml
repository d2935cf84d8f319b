// Actions of a board.
import QtQuick
import Plyglass.Controls

ActionSet {
    id: root

    readonly property AppAction typeMove: AppAction {
        name: "typeMove"; plain: true; text: qsTr("Type a move"); iconName: "keyboard"; defaultKeys: ["M"]
    }
    readonly property AppAction flip: AppAction {
        name: "flip"; plain: true; text: qsTr("Flip the board"); iconName: "flip"; defaultKeys: ["F"]
        onTriggered: {
            if (Actions.page === "editor")
                Actions.app.editor.flipped = !Actions.app.editor.flipped;
            else
                Actions.app.game.flip();
        }
    }

    heading: qsTr("Board")
    all: [typeMove, flip]
    hints: [
        KeyHint {
            keys: qsTr("Tab", "a key")
            text: qsTr("Move the focus; on the board the arrow keys move a cursor")
        },
        KeyHint { keys: qsTr("Enter", "a key"); text: qsTr("Pick up, put down") },
        KeyHint { keys: "Q R B N"; text: qsTr("Choose the promotion piece") },
        KeyHint { keys: qsTr("Esc", "a key"); text: qsTr("Clear the selection, close") },
        KeyHint {
            keys: qsTr("Right button")
            text: qsTr("Drag draws a green arrow, Shift a red, Alt a blue, both a yellow; a click a circle")
        },
        KeyHint {
            keys: qsTr("Right click")
            text: qsTr("On the Play page: opens a menu; with Shift or Alt it draws a circle")
        }
    ]
}
