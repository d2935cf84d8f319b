// Values of the best move and the candidate at each depth.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

Column {
    id: root

    required property WhyNot whyNot

    readonly property int numberWidth: Theme.scaled(56)
    readonly property int moveWidth: Theme.scaled(48)

    component Cells: Row {
        id: cells

        required property string depth
        required property string move
        required property string best
        required property string candidate
        required property string reply
        property bool strong: false
        property color tint: Theme.t2

        height: Theme.scaled(22)

        Accessible.role: Accessible.Row
        Accessible.name: `${cells.depth}, ${cells.move} ${cells.best}, ${cells.candidate}, ${cells.reply}`

        NumberText {
            width: Theme.scaled(40)
            style: "small"
            color: cells.tint
            text: cells.depth
            Accessible.ignored: true
        }
        AppText {
            width: root.moveWidth
            style: "small"
            color: cells.tint
            text: cells.move
            Accessible.ignored: true
        }
        NumberText {
            width: root.numberWidth
            style: "small"
            alignRight: true
            color: cells.tint
            text: cells.best
            Accessible.ignored: true
        }
        NumberText {
            width: root.numberWidth + Theme.scaled(12)
            style: "small"
            alignRight: true
            color: cells.tint
            text: cells.candidate
            Accessible.ignored: true
        }
        AppText {
            leftPadding: Theme.space16
            width: root.width - Theme.scaled(52) - root.moveWidth - 2 * root.numberWidth
            style: "small"
            font.weight: cells.strong ? Font.Medium : Font.Normal
            color: cells.tint
            text: cells.reply
            Accessible.ignored: true
        }
    }

    Cells {
        depth: qsTr("Depth")
        move: qsTr("Best")
        best: qsTr("Score")
        candidate: root.whyNot.moveText
        reply: qsTr("Reply")
        tint: Theme.t3
    }
    Repeater {
        model: root.whyNot.depths

        Cells {
            id: row

            required property var model

            depth: String(row.model.depth)
            move: row.model.bestMove
            best: row.model.bestText
            candidate: row.model.candidateText
            reply: row.model.reply
            strong: row.model.fell
            tint: row.model.fell ? Theme.bad : Theme.t2
        }
    }
}
