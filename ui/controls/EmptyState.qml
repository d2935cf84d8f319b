// Placeholder for an empty view: a sentence and an action.
import QtQuick

Column {
    id: root

    property string text: ""
    property string actionText: ""
    // A second action.
    property string otherText: ""
    property string iconName: ""
    // Width at which the sentence wraps.
    property real maxWidth: parent ? parent.width : Infinity

    signal actionTriggered()
    signal otherTriggered()

    spacing: Theme.space8
    width: Math.min(implicitWidth, root.maxWidth)

    Icon {
        anchors.horizontalCenter: parent.horizontalCenter
        visible: root.iconName.length > 0
        name: root.iconName
        size: 24
        color: Theme.t3
    }
    AppText {
        width: Math.min(implicitWidth, root.maxWidth)
        anchors.horizontalCenter: parent.horizontalCenter
        horizontalAlignment: Text.AlignHCenter
        text: root.text
        color: Theme.t3
        wrapMode: Text.Wrap
    }
    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        visible: root.actionText.length > 0
        spacing: Theme.space8

        AppButton {
            text: root.actionText
            onClicked: root.actionTriggered()
        }
        AppButton {
            visible: root.otherText.length > 0
            text: root.otherText
            onClicked: root.otherTriggered()
        }
    }
}
