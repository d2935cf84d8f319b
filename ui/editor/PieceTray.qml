// Tools of the position editor: pointer, eraser, and six pieces of each colour.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.Actions
import Plyglass.Controls

Grid {
    id: root

    required property string tool
    required property string pieceSet

    readonly property int side: Math.min(Theme.scaled(56), Math.floor((root.width - 6 * root.spacing) / 7))
    readonly property string letters: "KQRBNP"
    readonly property list<string> white: [qsTr("White king"), qsTr("White queen"), qsTr("White rook"),
        qsTr("White bishop"), qsTr("White knight"), qsTr("White pawn")]
    readonly property list<string> black: [qsTr("Black king"), qsTr("Black queen"), qsTr("Black rook"),
        qsTr("Black bishop"), qsTr("Black knight"), qsTr("Black pawn")]

    signal chosen(string tool)
    // A piece is dragged to the board, in window coordinates.
    signal dragged(string piece, point at)
    signal dropped(string piece, point at)
    signal dragCancelled

    columns: 7
    spacing: Theme.space4

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Pieces")

    Cell {
        tool: ""
        name: qsTr("Move pieces")
        keyText: qsTr("Esc", "a key")
        iconName: "pointer"
    }
    Repeater {
        model: root.white

        Cell {
            required property int index
            required property string modelData
            tool: "w" + root.letters[index]
            name: modelData
            keyText: root.letters[index]
        }
    }
    Cell {
        tool: "erase"
        name: qsTr("Remove pieces")
        keyText: Actions.editor.erase.keyText
        iconName: "eraser"
    }
    Repeater {
        model: root.black

        Cell {
            required property int index
            required property string modelData
            tool: "b" + root.letters[index]
            name: modelData
            keyText: qsTr("Shift+%1").arg(root.letters[index])
        }
    }

    component Cell: TrayCell {
        id: cell
        width: root.side
        height: root.side
        pieceSet: root.pieceSet
        checked: root.tool === cell.tool
        onClicked: root.chosen(cell.tool)
        onDragged: at => root.dragged(cell.tool, at)
        onDropped: at => root.dropped(cell.tool, at)
        onDragCancelled: root.dragCancelled()
    }
}
