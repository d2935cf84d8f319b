// A node on the current path, with the window narrowed by its moves.
import QtQuick
import Plyglass.Controls

Item {
    id: root

    required property int index
    required property string moveText
    required property string alphaText
    required property string betaText
    required property real low
    required property real high
    required property real valueAt
    required property bool last
    required property bool isLeft

    // Right end of the number left of the window.
    required property real windowX

    readonly property int moveWidth: root.windowX - Theme.scaled(88)
    readonly property int numberWidth: Theme.scaled(64)

    implicitHeight: Theme.scaled(28)

    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1, window %2 to %3").arg(root.moveText).arg(root.alphaText).arg(root.betaText)

    Rectangle {
        anchors.fill: parent
        color: root.last ? Theme.accSoft : "transparent"
    }
    AppText {
        anchors.verticalCenter: parent.verticalCenter
        x: Theme.scaled(16) + Math.min(root.index * Theme.scaled(12), root.moveWidth - Theme.scaled(90))
        width: root.moveWidth + Theme.scaled(16) - x
        style: root.last ? "value" : "body"
        text: root.moveText
        Accessible.ignored: true
    }
    NumberText {
        id: alpha
        anchors.verticalCenter: parent.verticalCenter
        x: root.moveWidth + Theme.scaled(24)
        width: root.numberWidth
        alignRight: true
        text: root.alphaText
        Accessible.ignored: true
    }
    WindowBar {
        anchors.verticalCenter: parent.verticalCenter
        anchors.left: alpha.right
        anchors.leftMargin: Theme.scaled(14)
        anchors.right: beta.left
        anchors.rightMargin: Theme.scaled(14)
        low: root.low
        high: root.high
        value: root.valueAt
        known: root.isLeft
    }
    NumberText {
        id: beta
        anchors.verticalCenter: parent.verticalCenter
        anchors.right: parent.right
        anchors.rightMargin: Theme.space16
        width: root.numberWidth
        text: root.betaText
        Accessible.ignored: true
    }
}
