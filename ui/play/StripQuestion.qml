// A question of one of two people to the other, in the other's strip: to take a move back, or a draw.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

FocusScope {
    id: root

    required property Game game
    property bool shown: false

    visible: root.shown
    onShownChanged: if (root.shown) no.forceActiveFocus(Qt.OtherFocusReason)
    Keys.onEscapePressed: root.game.answerQuestion(false)

    Accessible.role: Accessible.Grouping
    Accessible.name: words.text

    AppText {
        id: words
        objectName: "stripQuestion"
        anchors.verticalCenter: parent.verticalCenter
        width: answers.x - Theme.space8
        maximumLineCount: 2
        wrapMode: Text.Wrap
        text: root.game.status.question
    }
    Row {
        id: answers
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.space4

        AppButton {
            objectName: "answerYes"
            text: qsTr("Yes")
            onClicked: root.game.answerQuestion(true)
        }
        AppButton {
            id: no
            objectName: "answerNo"
            kind: "quiet"
            text: qsTr("No")
            onClicked: root.game.answerQuestion(false)
        }
    }
}
