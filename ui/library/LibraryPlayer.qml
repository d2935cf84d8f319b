// Name and rating of a player with the colour of the pieces; the winner's is bold.
import QtQuick
import Plyglass.Controls

Item {
    id: root

    required property string name
    property string rating: ""
    required property bool isWhite
    required property bool won
    // False for the title of a game without known players.
    property bool marked: true

    height: Theme.scaled(18)

    Rectangle {
        anchors.verticalCenter: parent.verticalCenter
        visible: root.marked && root.name.length > 0
        width: Theme.scaled(9)
        height: width
        radius: 2
        color: root.isWhite ? Theme.evalW : Theme.evalB
        border.width: 1
        border.color: Theme.line3
    }
    AppText {
        id: nameText
        x: root.marked ? Theme.scaled(16) : 0
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(implicitWidth, parent.width - x - (root.rating.length > 0 ? Theme.scaled(44) : 0))
        style: root.won ? "strong" : "body"
        text: root.name
        Accessible.ignored: true
    }
    AppText {
        anchors.left: nameText.right
        anchors.leftMargin: Theme.space8
        anchors.verticalCenter: parent.verticalCenter
        style: "small"
        text: root.rating
        Accessible.ignored: true
    }
}
