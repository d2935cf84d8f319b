// Actions of the position editor.
import QtQuick
import Plyglass.App
import Plyglass.Controls

ActionSet {
    id: root

    readonly property Editor editor: Actions.app?.editor ?? null

    readonly property AppAction erase: AppAction {
        name: "erase"; text: qsTr("Choose the eraser; Esc the pointer"); defaultKeys: ["X"]
        onTriggered: root.editor.tool = "erase"
    }
    readonly property AppAction otherSide: AppAction {
        name: "otherSide"; text: qsTr("The other side to move"); defaultKeys: ["T"]
        onTriggered: root.editor.whiteToMove = !root.editor.whiteToMove
    }
    readonly property AppAction leave: AppAction {
        name: "leave"; text: qsTr("Back, without a new game"); iconName: "x"
        onTriggered: Actions.show(Actions.railPage)
    }

    heading: qsTr("Position editor")
    pages: ["editor"]
    all: [erase, otherSide]
    hints: [
        KeyHint {
            keys: "K Q R B N P"
            text: qsTr("Put a white piece on the cursor's square, or choose it; with Shift a black one")
        },
        KeyHint { keys: qsTr("Del", "a key"); text: qsTr("Empty the cursor's square") },
        KeyHint { keys: qsTr("Right button"); text: qsTr("Take pieces off the board") }
    ]
}
