// What stands where there is nothing yet: one sentence and what can be done about it.
import QtQuick

Column {
    id: root

    property string text: ""
    property string actionText: ""
    // A second way.
    property string otherText: ""
    property string iconName: ""
    // What the sentence may take before it is wrapped.
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
