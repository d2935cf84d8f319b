// The window and value of a node on a line from −8 to +8 pawns.
import QtQuick
import Plyglass.Controls

Item {
    id: root

    // From 0 to 1.
    required property real low
    required property real high
    required property real value
    property bool known: true

    implicitWidth: Theme.scaled(120)
    implicitHeight: Theme.scaled(14)

    Rectangle {
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width
        height: 2
        radius: 1
        color: Theme.bg4
    }
    Rectangle {
        anchors.verticalCenter: parent.verticalCenter
        x: Math.round(root.low * (root.width - 2))
        width: Math.max(2, Math.round((root.high - root.low) * root.width))
        height: 6
        radius: 2
        color: Theme.s1
        opacity: 0.75
    }
    Rectangle {
        anchors.verticalCenter: parent.verticalCenter
        visible: root.known
        x: Math.round(root.value * (root.width - 2))
        width: 2
        height: parent.height
        color: Theme.t1
    }
}
