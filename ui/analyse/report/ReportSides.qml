// Figures of both sides: one line each, White's and Black's side by side.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

Column {
    id: root

    required property Report report
    required property Game game

    readonly property real numberWidth: Math.min(Theme.scaled(120), root.width * 0.26)

    Accessible.role: Accessible.Table
    Accessible.name: qsTr("How both sides played")

    Item {
        width: parent.width
        height: Theme.scaled(24)

        AppText {
            objectName: "reportWhite"
            anchors.right: black.left
            width: root.numberWidth
            horizontalAlignment: Text.AlignRight
            style: "small"
            text: root.game.status.ownSide === "white" ? qsTr("You") : root.game.white.name
        }
        AppText {
            id: black
            objectName: "reportBlack"
            anchors.right: parent.right
            anchors.rightMargin: Theme.space16
            width: root.numberWidth
            leftPadding: Theme.space8
            horizontalAlignment: Text.AlignRight
            style: "small"
            text: root.game.status.ownSide === "black" ? qsTr("You") : root.game.black.name
        }
    }
    Repeater {
        model: root.report.figures

        Item {
            id: row
            required property string name
            required property string white
            required property string black
            required property string tone

            width: root.width
            height: Theme.scaled(24)

            Accessible.role: Accessible.Row
            Accessible.name: qsTr("%1: White %2, Black %3").arg(row.name).arg(row.white).arg(row.black)

            AppText {
                x: Theme.space16
                anchors.verticalCenter: parent.verticalCenter
                width: whiteText.x - x
                text: row.name
                Accessible.ignored: true
            }
            NumberText {
                id: whiteText
                anchors.right: blackText.left
                anchors.verticalCenter: parent.verticalCenter
                width: root.numberWidth
                alignRight: true
                style: "value"
                color: row.white === "0" ? Theme.t3 : Theme.toneColor(row.tone)
                text: row.white
                Accessible.ignored: true
            }
            NumberText {
                id: blackText
                anchors.right: parent.right
                anchors.rightMargin: Theme.space16
                anchors.verticalCenter: parent.verticalCenter
                width: root.numberWidth
                alignRight: true
                style: "value"
                color: row.black === "0" ? Theme.t3 : Theme.toneColor(row.tone)
                text: row.black
                Accessible.ignored: true
            }
        }
    }
}
