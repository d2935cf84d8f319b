// The table of an answer. Choosing a row with a line steps through it on the board.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

Column {
    id: root

    required property Ask ask

    readonly property var columns: root.ask.columns
    readonly property int gap: Theme.space12

    // Column widths; the first takes the remaining space.
    readonly property var widths: root.columns.map((head, column) => column === 0 ? 0
        : Math.ceil(Math.max(small.advanceWidth(head),
                             body.advanceWidth(root.ask.widestCells[column] ?? ""))) + root.gap)
    readonly property real firstWidth: root.width - root.widths.reduce((sum, width) => sum + width, 0)

    FontMetrics {
        id: body
        font: Theme.font.strong
    }
    FontMetrics {
        id: small
        font: Theme.font.small
    }

    Cells {
        cells: root.columns
        head: true
        height: Theme.scaled(22)
    }
    Repeater {
        model: root.ask.rows

        AskTableRow {
            id: row

            required property var model
            required property int index

            objectName: "askRow-" + row.index
            width: root.width
            words: row.model.cells.join(", ")
            detail: row.model.detail
            chosen: root.ask.row === row.index && root.ask.ply > 0
            enabled: row.model.hasLine
            onClicked: root.ask.walk(row.index)

            Cells {
                cells: row.model.cells
                strong: row.model.strong
                tint: row.model.bad ? Theme.bad : row.model.strong ? Theme.t1 : Theme.t2
                height: Theme.scaled(24)
            }
        }
    }

    component Cells: Row {
        id: line

        required property list<string> cells
        property bool head: false
        property bool strong: false
        property color tint: Theme.t3

        readonly property string style: line.head ? "small" : line.strong ? "strong" : "body"

        AppText {
            width: root.firstWidth
            y: (line.height - height) / 2
            style: line.style
            color: line.tint
            text: line.cells[0] ?? ""
            Accessible.ignored: true
        }
        Repeater {
            model: line.cells.slice(1)

            NumberText {
                required property string modelData
                required property int index

                y: (line.height - height) / 2
                width: root.widths[index + 1] ?? 0
                style: line.style
                alignRight: true
                color: line.tint
                text: modelData
                Accessible.ignored: true
            }
        }
    }
}
