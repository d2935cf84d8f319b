// A repeated search of the game: its progress, then its result beside the game's; links to the computer's
// previous and next moves, and a close button.
import QtQuick
import Plyglass.App
import Plyglass.Controls

Item {
    id: root

    required property ThinkAgain thinkAgain

    objectName: "thinkAgainBar"
    implicitHeight: Math.max(Theme.scaled(40), words.implicitHeight + Theme.scaled(16))

    Rectangle {
        width: parent.width
        height: 1
        color: Theme.line
    }
    AppText {
        id: words
        objectName: "thinkAgainText"
        x: Theme.scaled(16)
        width: buttons.x - x - Theme.scaled(8)
        anchors.verticalCenter: parent.verticalCenter
        wrapMode: Text.Wrap
        maximumLineCount: 4
        elide: Text.ElideRight
        color: root.thinkAgain.tone === "neutral" ? Theme.t2 : Theme.toneColor(root.thinkAgain.tone)
        text: root.thinkAgain.text
    }
    Row {
        id: buttons
        anchors.right: parent.right
        anchors.rightMargin: Theme.scaled(8)
        anchors.verticalCenter: parent.verticalCenter

        IconButton {
            objectName: "thinkAgainPrevious"
            compact: true
            iconName: "prev"
            tip: qsTr("Think the computer's move before again")
            enabled: root.thinkAgain.hasPrevious
            onClicked: root.thinkAgain.previous()
        }
        IconButton {
            objectName: "thinkAgainNext"
            compact: true
            iconName: "next"
            tip: qsTr("Think the computer's next move again")
            enabled: root.thinkAgain.hasNext
            onClicked: root.thinkAgain.next()
        }
        IconButton {
            objectName: "thinkAgainClose"
            compact: true
            iconName: root.thinkAgain.running ? "stop" : "x"
            tip: root.thinkAgain.running ? qsTr("Stop") : qsTr("Close")
            onClicked: root.thinkAgain.close()
        }
    }
}
