// Something to train: its name, how far it has come, and the button that leads straight into it.
import QtQuick
import Plyglass.Controls

Item {
    id: root

    required property string iconName
    required property string title
    required property string detail
    required property string doText

    signal chosen

    width: parent.width
    height: Theme.scaled(60)

    Icon {
        id: icon
        anchors.verticalCenter: parent.verticalCenter
        x: Theme.space16
        name: root.iconName
        size: 20
        color: Theme.t2
    }
    Column {
        anchors.verticalCenter: parent.verticalCenter
        anchors.left: icon.right
        anchors.leftMargin: Theme.space12
        anchors.right: button.left
        anchors.rightMargin: Theme.space12

        AppText {
            objectName: root.objectName + "Title"
            width: parent.width
            style: "value"
            text: root.title
        }
        AppText {
            objectName: root.objectName + "Detail"
            width: parent.width
            style: "small"
            text: root.detail
        }
    }
    AppButton {
        id: button
        objectName: root.objectName + "Button"
        anchors.verticalCenter: parent.verticalCenter
        anchors { right: parent.right; rightMargin: Theme.space16 }
        text: root.doText
        Accessible.name: qsTr("%1: %2", "what a button does, with what").arg(root.doText).arg(root.title)
        onClicked: root.chosen()
    }
}
