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

    // Closes the hint or the field; false if there is none.
    function closeField(): bool {
        const hinted = root.game.hint.step > 0;
        if (hinted)
            root.game.hint.close();
        return hinted || messages.closeField();
    }

    MessageBar {
        id: messages
        width: root.width
        game: root.game
        files: root.files
        onClosed: root.fieldClosed()
        listening: root.listening
    }
    HintBar {
        width: root.width
        hint: root.game.hint
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
