// Legend of the tints on the board.
import QtQuick
import Plyglass.Controls

Flow {
    spacing: Theme.space16

    component Key: Row {
        required property color tint
        required property string text
        spacing: Theme.scaled(6)

        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.scaled(14)
            height: width
            radius: Theme.radiusMark
            color: parent.tint
        }
        AppText {
            anchors.verticalCenter: parent.verticalCenter
            style: "small"
            text: parent.text
        }
    }

    Key {
        tint: Qt.alpha(Theme.good, 0.5)
        text: qsTr("worth more here than such a piece usually is to this evaluator")
    }
    Key { tint: Qt.alpha(Theme.bad, 0.5); text: qsTr("worth less") }
    AppText {
        style: "small"
        text: qsTr("Numbers: pawns that its side would lose without it")
    }
}
