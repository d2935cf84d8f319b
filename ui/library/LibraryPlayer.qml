// A player's name with the colour of the pieces; the winner's is bold.
import QtQuick
import Plyglass.Controls

Item {
    id: root

    required property string name
    required property bool isWhite
    required property bool won

    height: Theme.scaled(18)

    Rectangle {
        anchors.verticalCenter: parent.verticalCenter
        visible: root.name.length > 0
        width: Theme.scaled(9)
        height: width
        radius: 2
        color: root.isWhite ? Theme.evalW : Theme.evalB
        border.width: 1
        border.color: Theme.line3
    }
    AppText {
        x: Theme.scaled(16)
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - x
        style: root.won ? "strong" : "body"
        text: root.name
        Accessible.ignored: true
    }
}
