// The head of the New game sheet: against the computer or two people.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

Item {
    id: root

    required property NewGame setup

    signal closeRequested

    AppText {
        id: title
        x: Theme.space24
        anchors.verticalCenter: parent.verticalCenter
        style: "h1"
        text: qsTr("New game")
    }
    Segmented {
        id: kinds
        objectName: "newGameMode"
        anchors.left: title.right
        anchors.leftMargin: Theme.space16
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(implicitWidth, close.x - x - Theme.space8)
        label: qsTr("Who plays")
        // Each side by itself is chosen under More choices; then it has a place here.
        model: root.setup.mode === NewGame.Sides
            ? [qsTr("Against the computer"), qsTr("Two people"), qsTr("Each side")]
            : [qsTr("Against the computer"), qsTr("Two people")]
        currentIndex: root.setup.mode
        onActivated: index => root.setup.mode = index
    }
    IconButton {
        id: close
        anchors.right: parent.right
        anchors.rightMargin: Theme.space16
        anchors.verticalCenter: parent.verticalCenter
        iconName: "x"
        tip: qsTr("Cancel")
        onClicked: root.closeRequested()
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.line
    }
}
