// The name of a key, in tool tips and lists of shortcuts.
import QtQuick

Rectangle {
    property alias text: label.text

    implicitWidth: label.implicitWidth + Theme.scaled(8)
    implicitHeight: Theme.scaled(18)
    radius: 4
    color: "transparent"
    border.width: 1
    border.color: Theme.line2

    AppText {
        id: label
        anchors.centerIn: parent
        style: "micro"
        color: Theme.t2
        font.weight: Font.Medium
    }
}
