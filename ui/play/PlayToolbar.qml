// Actions on the game, the same in every game: take back, redo | hint, move now, pause | draw, resign
// (confirmed in place), the calm view and New game. Unavailable actions are dimmed. The calm view has neither
// move now nor pause.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.Actions
import Plyglass.App
import Plyglass.Controls

FocusScope {
    id: root

    required property Game game
    // "Resign? Yes / No" replaces the buttons until it is answered or the game is over.
    property bool asking: false

    readonly property bool roomy: root.width >= Theme.scaled(366)
    readonly property bool tight: root.width < Theme.scaled(284)

    onAskingChanged: if (!root.asking) answered.restart()

    implicitHeight: Theme.scaled(42)

    Accessible.role: Accessible.ToolBar
    Accessible.name: qsTr("Game")

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
            action: Actions.play.takeBack
        }
        IconButton {
            objectName: "redo"
            action: Actions.play.redo
        }
        IconButton {
            objectName: "hint"
            action: Actions.play.hint
        }
        IconButton {
            objectName: "moveNow"
            visible: !Actions.calm && (root.roomy || !root.game.status.over)
            action: Actions.play.moveNow
        }
        IconButton {
            objectName: "pause"
            // In a narrow bar only its key remains.
            visible: root.roomy && !Actions.calm
            action: Actions.play.pause
        }
        Divider {
            visible: root.roomy && !(root.game.status.over && root.game.opened)
        }
        IconButton {
            objectName: "draw"
            visible: !root.game.status.over
            iconName: "draw"
            tip: root.game.status.canClaimDraw ? qsTr("Claim a draw")
                : root.game.status.drawOffered ? qsTr("Accept the draw") : qsTr("Offer a draw")
            enabled: root.game.status.canClaimDraw || root.game.status.canOfferDraw
            onClicked: {
                if (root.game.status.canClaimDraw)
                    root.game.claimDraw();
                else
                    root.game.offerDraw();
            }
        }
        IconButton {
            objectName: "resign"
            visible: !root.game.status.over
            iconName: "flag"
            tip: qsTr("Resign")
            enabled: root.game.status.canResign
            onClicked: root.ask()
        }
        IconButton {
            objectName: "showEnd"
            visible: Actions.calm && (Actions.app?.gameEnd.looking ?? false)
            iconName: "list"
            tip: qsTr("Back to the end of the game")
            checked: true
            onClicked: Actions.app.gameEnd.looking = false
        }
        AppButton {
            objectName: "rematch"
            // An opened game was not played here.
            visible: root.game.status.over && !root.game.opened
            width: Math.min(implicitWidth, newGame.x - Theme.scaled(36) - buttons.x - x)
            kind: "quiet"
            text: qsTr("Rematch")
            onClicked: root.game.rematch()
        }
    }

    // Blocks a second click on an answer, or one as the question closes, from reaching other buttons.
    MouseArea {
        objectName: "lateClicks"
        anchors.left: parent.left
        anchors.right: newGame.left
        height: parent.height
        visible: answered.running
    }

    Row {
        anchors.left: parent.left
        anchors.leftMargin: Theme.space16
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
            Accessible.name: qsTr("Yes, resign")
            onClicked: {
                root.asking = false;
                root.game.resign();
            }
        }
        AppButton {
            objectName: "resignNo"
            kind: "quiet"
            text: qsTr("No")
            Accessible.name: qsTr("No, play on")
            onClicked: root.asking = false
        }
    }

    IconButton {
        objectName: "calm"
        anchors.right: newGame.left
        anchors.rightMargin: Theme.space4
        anchors.verticalCenter: parent.verticalCenter
        visible: (Actions.calm || root.width >= Theme.scaled(420)) && !root.asking
        action: Actions.play.calm
    }
    AppButton {
        id: newGame
        objectName: "newGame"
        anchors.right: parent.right
        anchors.rightMargin: Theme.scaled(6)
        anchors.verticalCenter: parent.verticalCenter
        kind: root.game.status.over ? "primary" : "secondary"
        action: Actions.files.newGame
        text: root.roomy ? action.text : root.tight ? "" : qsTr("New")
        Accessible.name: action.text

        Tip {
            wanted: newGame.text.length === 0 && newGame.hovered
            text: newGame.action.text
        }
    }

    Timer {
        id: answered
        interval: 600
    }
    Connections {
        target: root.game
        function onStatusChanged(): void {
            if (root.game.status.over)
                root.asking = false;
        }
        function onLeft(): void { root.asking = false; }
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
        yes.forceActiveFocus(Qt.OtherFocusReason);
    }
}
