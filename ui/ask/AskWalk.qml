// Steps through a line of the answer on the board.
import QtQuick
import Plyglass.App
import Plyglass.Controls

Item {
    id: root

    required property Ask ask

    implicitHeight: Math.max(buttons.height, words.height)

    Row {
        id: buttons

        IconButton {
            objectName: "walkStart"
            compact: true
            iconName: "first"
            tip: qsTr("Back to the start of the line")
            enabled: root.ask.ply > 0
            onClicked: root.ask.ply = 0
        }
        IconButton {
            compact: true
            iconName: "prev"
            tip: qsTr("The line one move back")
            enabled: root.ask.ply > 0
            onClicked: root.ask.ply = root.ask.ply - 1
        }
        IconButton {
            objectName: "walkForward"
            compact: true
            iconName: "next"
            tip: qsTr("The line on the board, move by move")
            enabled: root.ask.ply < root.ask.lineLength
            onClicked: root.ask.ply = root.ask.ply + 1
        }
        IconButton {
            objectName: "walkEnd"
            compact: true
            iconName: "last"
            tip: qsTr("To the end of the line")
            enabled: root.ask.ply < root.ask.lineLength
            onClicked: root.ask.ply = root.ask.lineLength
        }
    }
    Column {
        id: words
        anchors.left: buttons.right
        anchors.leftMargin: Theme.space8
        anchors.right: parent.right
        topPadding: Theme.scaled(6)

        AppText {
            objectName: "walked"
            width: parent.width
            visible: text.length > 0
            wrapMode: Text.Wrap
            maximumLineCount: 4
            style: "strong"
            wholeMoves: root.ask.walkedText
        }
        AppText {
            width: parent.width
            visible: text.length > 0
            wrapMode: Text.Wrap
            maximumLineCount: 3
            elide: Text.ElideRight
            color: Theme.t3
            wholeMoves: root.ask.aheadText
        }
    }
}
