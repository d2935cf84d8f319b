// What one can do to the game: take back, redo, hint, why not | flip | draw, resign (asked in place) and New game.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

FocusScope {
    id: root

    required property Game game
    // True while "Resign? Yes / No" stands in the place of the buttons.
    property bool asking: false

    readonly property bool roomy: root.width >= Theme.scaled(366)

    signal actionChosen(string action)

    implicitHeight: Theme.scaled(44)

    Accessible.role: Accessible.ToolBar
    Accessible.name: qsTr("Game")

    Rectangle {
        width: parent.width
        height: 1
        color: Theme.line
    }

    Row {
        id: buttons
        anchors.left: parent.left
        anchors.leftMargin: Theme.scaled(6)
        anchors.verticalCenter: parent.verticalCenter
        visible: !root.asking
        spacing: root.width >= Theme.scaled(350) ? Theme.scaled(2) : 0

        IconButton {
            objectName: "takeBack"
            focus: true
            iconName: "back"
            tip: qsTr("Take back")
            shortcutText: "Ctrl+Z"
            enabled: root.game.canTakeBack
            onClicked: root.game.takeBack()
        }
        IconButton {
            objectName: "redo"
            iconName: "redo"
            tip: qsTr("Redo")
            shortcutText: "Ctrl+Shift+Z"
            enabled: root.game.canRedo
            onClicked: root.game.redo()
        }
        IconButton {
            objectName: "hint"
            visible: !root.game.gameOver && !root.game.canPause
            iconName: "hint"
            tip: qsTr("Hint")
            shortcutText: "H"
            enabled: root.game.canHint
            onClicked: root.game.requestHint()
        }
        IconButton {
            id: whyNot
            objectName: "whyNot"
            // Where there is no room the menu of the game has it.
            visible: root.width >= Theme.scaled(314)
            iconName: "question"
            tip: qsTr("Why not another move?")
            shortcutText: "W"
            enabled: !root.game.gameOver || root.game.viewingEarlier
            onClicked: root.actionChosen("whyNot")
        }
        IconButton {
            objectName: "pause"
            visible: root.game.canPause
            iconName: root.game.paused ? "go" : "pause"
            tip: root.game.paused ? qsTr("Go on") : qsTr("Pause")
            shortcutText: qsTr("Space")
            onClicked: root.game.setPaused(!root.game.paused)
        }
        IconButton {
            objectName: "flip"
            iconName: "flip"
            tip: qsTr("Flip the board")
            shortcutText: "F"
            onClicked: root.game.flip()
        }
        Divider {
            // It makes room for the question first.
            visible: (draw.visible || resign.visible) && (!whyNot.visible || root.width >= Theme.scaled(330))
        }
        IconButton {
            id: draw
            objectName: "draw"
            visible: !root.game.gameOver && !root.game.canPause
            iconName: "draw"
            tip: root.game.canClaimDraw ? qsTr("Claim a draw") : qsTr("Offer a draw")
            enabled: root.game.canClaimDraw || root.game.canOfferDraw
            onClicked: {
                if (root.game.canClaimDraw)
                    root.game.claimDraw();
                else
                    root.game.offerDraw();
            }
        }
        IconButton {
            id: resign
            objectName: "resign"
            visible: !root.game.gameOver && !root.game.canPause
            iconName: "flag"
            tip: qsTr("Resign")
            enabled: root.game.canResign
            onClicked: root.ask()
        }
        AppButton {
            objectName: "rematch"
            visible: root.game.gameOver
            kind: "quiet"
            text: qsTr("Rematch")
            onClicked: root.game.rematch()
        }
    }

    Row {
        id: question
        anchors.left: parent.left
        anchors.leftMargin: Theme.scaled(16)
        anchors.verticalCenter: parent.verticalCenter
        visible: root.asking
        spacing: Theme.scaled(6)

        AppText {
            anchors.verticalCenter: parent.verticalCenter
            style: "strong"
            text: qsTr("Resign?")
        }
        AppButton {
            id: yes
            objectName: "resignYes"
            kind: "danger"
            text: qsTr("Yes")
            onClicked: {
                root.asking = false;
                root.game.resign();
            }
        }
        AppButton {
            objectName: "resignNo"
            kind: "quiet"
            text: qsTr("No")
            onClicked: root.asking = false
        }
    }

    AppButton {
        objectName: "newGame"
        anchors.right: parent.right
        anchors.rightMargin: Theme.scaled(6)
        anchors.verticalCenter: parent.verticalCenter
        kind: root.game.gameOver ? "primary" : "secondary"
        iconName: "plus"
        text: root.roomy ? qsTr("New game") : qsTr("New")
        onClicked: root.actionChosen("newGame")
    }

    Timer {
        id: patience
        interval: 5000
        onTriggered: root.asking = false
    }
    Connections {
        target: root.game
        function onGameOverChanged(): void { root.asking = false; }
    }

    Keys.onEscapePressed: event => {
        event.accepted = root.asking;
        root.asking = false;
    }

    component Divider: Item {
        width: Theme.scaled(9)
        height: Theme.scaled(32)

        Rectangle {
            anchors.centerIn: parent
            width: 1
            height: Theme.scaled(20)
            color: Theme.line2
        }
    }

    function ask(): void {
        root.asking = true;
        patience.restart();
        yes.forceActiveFocus(Qt.OtherFocusReason);
    }
}
