// The questions about the game on the board: first the list, then the answer to one.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.Actions
import Plyglass.App
import Plyglass.Controls

Panel {
    id: root

    required property Ask ask
    // Whether its page is shown.
    required property bool listening

    readonly property bool listed: root.ask.question === Ask.None

    signal closed

    function toggle(): void {
        if (root.ask.open)
            root.close();
        else
            root.ask.open = true;
    }
    function askWhyNot(): void {
        root.ask.ask(Ask.WhyNot);
        answer.focusField();
    }
    // Asks the question with this number, 1 … 8.
    function askNumber(number: int): bool {
        return root.ask.open && root.listed && list.askNumber(number);
    }
    // Goes from a line to its start, from an answer to the list, from the list to the covered panel; false if
    // it is not open.
    function stepBack(): bool {
        if (!root.ask.open)
            return false;
        if (root.ask.ply > 0)
            root.ask.ply = 0;
        else if (!root.listed)
            root.ask.ask(Ask.None);
        else
            root.close();
        return true;
    }
    function close(): void {
        root.ask.open = false;
        root.closed();
    }

    // Only on the shown page.
    Connections {
        target: Actions.game
        enabled: root.listening
        function onAskRequested(): void { root.toggle(); }
        function onWhyNotRequested(): void { root.askWhyNot(); }
    }

    objectName: "askPanel"
    title: root.listed ? qsTr("Ask") : list.titleOf(root.ask.question)
    padding: 0
    headerItems: [
        AppButton {
            visible: root.ask.running
            compact: true
            kind: "quiet"
            text: qsTr("Stop")
            onClicked: root.ask.stop()
        },
        IconButton {
            objectName: "askBack"
            visible: !root.listed
            compact: true
            iconName: "back"
            tip: qsTr("All questions")
            onClicked: root.ask.ask(Ask.None)
        },
        IconButton {
            objectName: "askClose"
            compact: true
            iconName: "x"
            tip: qsTr("Close")
            shortcutText: Actions.game.question.keyText
            onClicked: root.close()
        }
    ]

    AskQuestions {
        id: list
        anchors.fill: parent
        visible: root.listed
        ask: root.ask
    }
    AskAnswer {
        id: answer
        anchors.fill: parent
        visible: !root.listed
        ask: root.ask
    }
}
