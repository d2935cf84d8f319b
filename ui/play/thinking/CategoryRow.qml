// A kind of nodes: its colour, name, number and share.
import QtQuick
import Plyglass.Controls

Item {
    id: root

    required property string name
    required property string nodesText
    required property string shareText
    required property real share
    required property int series
    // Whether there are figures of a search.
    property bool settled: true

    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1: %2 nodes, %3").arg(root.name).arg(root.nodesText).arg(root.shareText)

    Rectangle {
        id: mark
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.scaled(9)
        height: width
        radius: Theme.radiusMark
        color: Theme.series[root.series - 1]
    }
    AppText {
        anchors.left: mark.right
        anchors.leftMargin: Theme.scaled(5)
        anchors.right: count.left
        anchors.rightMargin: Theme.space4
        anchors.verticalCenter: parent.verticalCenter
        style: "small"
        color: Theme.t2
        text: root.name
        Accessible.ignored: true
    }
    NumberText {
        id: count
        anchors.right: shareField.left
        anchors.verticalCenter: parent.verticalCenter
        style: "small"
        alignRight: true
        color: root.settled ? Theme.t1 : Theme.t3
        text: root.nodesText
        Accessible.ignored: true
    }
    NumberText {
        id: shareField
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.scaled(44)
        style: "small"
        alignRight: true
        text: root.shareText
        Accessible.ignored: true
    }
}
