// The game that waits: its position, the opponent, whose turn it is, and the way to it.
import QtQuick
import Plyglass.Actions
import Plyglass.App
import Plyglass.Controls

TodayPanel {
    id: root

    required property Today today
    required property AppSettings settings

    readonly property bool small: root.availableWidth < Theme.scaled(480)

    title: qsTr("Your game")

    Item {
        anchors.fill: parent
        implicitHeight: Theme.scaled(224)

        SmallBoard {
            id: board
            objectName: "todayBoard"
            anchors.verticalCenter: parent.verticalCenter
            visible: root.today.waiting
            width: 8 * Math.floor(Math.min(parent.height, parent.width * (root.small ? 0.5 : 0.45)) / 8)
            height: width
            settings: root.settings
            flipped: root.today.flipped
            position: root.today.board
            Accessible.ignored: true
        }
        Column {
            anchors.verticalCenter: parent.verticalCenter
            anchors.left: root.today.waiting ? board.right : parent.left
            anchors.leftMargin: root.today.waiting ? Theme.scaled(root.small ? 16 : 24) : 0
            anchors.right: parent.right
            spacing: Theme.space4

            AppText {
                objectName: "todayGameTitle"
                width: parent.width
                horizontalAlignment: root.today.waiting ? Text.AlignLeft : Text.AlignHCenter
                style: "lead"
                font.weight: root.today.waiting ? Font.DemiBold : Font.Normal
                color: root.today.waiting ? Theme.t1 : Theme.t2
                wrapMode: Text.Wrap
                text: root.today.waiting ? root.today.gameTitle : qsTr("No game is waiting")
            }
            AppText {
                objectName: "todayGameText"
                width: parent.width
                visible: root.today.waiting
                style: "lead"
                color: Theme.t2
                wrapMode: Text.Wrap
                text: root.today.gameText
            }
            Item { width: 1; height: Theme.space12 }
            AppButton {
                objectName: "todayContinue"
                visible: root.today.waiting
                focus: visible
                kind: "primary"
                large: true
                text: qsTr("Continue")
                onClicked: {
                    root.today.resume();
                    Actions.show("play");
                }
            }
            AppButton {
                objectName: "todayNewGame"
                anchors.horizontalCenter: parent.horizontalCenter
                visible: !root.today.waiting
                focus: visible
                kind: "primary"
                large: true
                action: Actions.files.newGame
            }
        }
    }
}
