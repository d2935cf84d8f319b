// The board with a tint and a number for every piece: what White's or Black's score would lose without it.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

Item {
    id: root

    required property Evaluation evaluation
    required property AppSettings settings

    ThemedBoard {
        id: board
        anchors.fill: parent
        interactive: false
        position: root.evaluation.board
        settings: root.settings
    }
    Repeater {
        model: root.evaluation.pieceValues

        Item {
            id: cell

            required property int file
            required property int rank
            required property string valueText
            required property double heat
            required property string description

            readonly property real square: board.side / 8

            x: board.boardX + cell.file * cell.square
            y: board.boardY + (7 - cell.rank) * cell.square
            width: cell.square
            height: cell.square
            Accessible.role: Accessible.StaticText
            Accessible.name: cell.description

            Rectangle {
                anchors.fill: parent
                color: cell.heat >= 0 ? Theme.good : Theme.bad
                opacity: Math.abs(cell.heat) * 0.45
            }
            Rectangle {
                anchors.right: parent.right
                anchors.top: parent.top
                anchors.margins: Math.round(cell.square * 0.04)
                width: number.implicitWidth + Theme.scaled(8)
                height: number.implicitHeight
                radius: Theme.radiusMark
                color: Qt.alpha(Theme.bg1, 0.88)

                NumberText {
                    id: number
                    anchors.centerIn: parent
                    style: "micro"
                    color: Theme.t1
                    text: cell.valueText
                    Accessible.ignored: true
                }
            }
            HoverHandler { id: hover }
            Tip {
                wanted: hover.hovered
                text: cell.description
            }
        }
    }
}
