// Asks whether an evaluator chosen during a game continues that game, or a new one begins.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

AppDialog {
    id: root

    required property App app
    property string opponent: ""

    function openFor(name: string): void {
        root.opponent = name;
        root.open();
    }

    objectName: "opponentDialog"
    title: qsTr("Play against %1?").arg(root.opponent)
    message: qsTr("A game is in progress. The new game has the same start position; the current game is "
                  + "kept among the earlier games.")
    acceptText: qsTr("New game")
    onAccepted: root.app.startAgainstOpponent()

    AppButton {
        objectName: "takeOpponent"
        anchors.left: parent.left
        anchors.top: parent.top
        text: qsTr("Continue this game")
        onClicked: {
            root.close();
            root.app.takeOpponent();
        }
    }
}
