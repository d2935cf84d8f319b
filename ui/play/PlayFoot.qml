// Foot of the moves: messages, navigation and actions.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App

Column {
    id: root

    required property Game game
    required property Files files
    // Whether its page is shown.
    required property bool listening

    // Without the messages, which are temporary.
    readonly property real buttonsHeight: steps.implicitHeight + tools.implicitHeight

    signal fieldClosed

    function closeField(): bool {
        return messages.closeField();
    }

    MessageBar {
        id: messages
        width: root.width
        game: root.game
        files: root.files
        onClosed: root.fieldClosed()
        listening: root.listening
    }
    MoveSteps {
        id: steps
        width: root.width
        game: root.game
    }
    PlayToolbar {
        id: tools
        width: root.width
        game: root.game
    }
}
