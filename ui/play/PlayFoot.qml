// Below the moves: what the program has to say, the steps through the game and what can be done to it.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App

Column {
    id: root

    required property Game game
    required property Files files

    // Without the messages, which come and go.
    readonly property real buttonsHeight: steps.implicitHeight + tools.implicitHeight

    signal actionChosen(string action)
    signal fieldClosed

    function openField(): void {
        messages.openField();
    }
    function closeField(): bool {
        return messages.closeField();
    }

    MessageBar {
        id: messages
        width: root.width
        game: root.game
        files: root.files
        onClosed: root.fieldClosed()
        onReportWanted: root.actionChosen("report")
        onAnalyseWanted: root.actionChosen("analyse")
    }
    MoveSteps {
        id: steps
        width: root.width
        game: root.game
        onActionChosen: action => root.actionChosen(action)
    }
    PlayToolbar {
        id: tools
        width: root.width
        game: root.game
        onActionChosen: action => root.actionChosen(action)
    }
}
