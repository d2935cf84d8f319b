// The foot of the New game sheet: the choice as a sentence, and Play.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

Item {
    id: root

    required property NewGame setup
    required property bool roomy

    signal rejected
    signal accepted

    Rectangle {
        width: parent.width
        height: 1
        color: Theme.line
    }
    AppText {
        id: players
        objectName: "newGameSentence"
        x: Theme.space24
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(implicitWidth, buttons.x - x - Theme.space8)
        style: "value"
        text: root.setup.playersText
    }
    AppText {
        anchors.left: players.right
        anchors.leftMargin: Theme.space8
        anchors.right: buttons.left
        anchors.rightMargin: Theme.space8
        anchors.baseline: players.baseline
        visible: root.roomy
        color: Theme.t2
        text: root.setup.timeText
    }
    Row {
        id: buttons
        anchors.right: parent.right
        anchors.rightMargin: Theme.space24
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.space8

        AppButton {
            objectName: "rejectButton"
            kind: "outline"
            large: root.roomy
            text: qsTr("Cancel")
            onClicked: root.rejected()
        }
        AppButton {
            objectName: "acceptButton"
            kind: "primary"
            large: root.roomy
            iconName: "go"
            text: qsTr("Play")
            enabled: root.setup.fenValid
            onClicked: root.accepted()
        }
    }
}
