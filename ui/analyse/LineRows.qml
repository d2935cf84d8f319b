// The lines of an analysis, one below the other, in a column.
pragma ComponentBehavior: Bound
import QtQuick

Repeater {
    id: root

    // Text lines of each.
    property int textLines: 1

    // 0 plies: the pointer has left the moves.
    signal plyHovered(int line, int plies)
    signal plyChosen(int line, int plies)

    LineRow {
        id: row
        required property int index
        required property string score
        required property int depth
        required property bool isMate
        required property string html
        required property string text

        width: parent.width
        height: row.wantedHeight
        textLines: root.textLines
        title: row.depth > 0 ? qsTr("depth %1").arg(row.depth) : ""
        scoreText: row.score
        mate: row.isMate
        moves: row.html
        plainMoves: row.text
        best: row.index === 0
        onPlyHovered: plies => root.plyHovered(row.index, plies)
        onPlyChosen: plies => root.plyChosen(row.index, plies)
    }
}
