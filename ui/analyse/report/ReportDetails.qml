// Details of the move on the board: the better line, the one played, and the reason of the mistake.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

Column {
    id: root

    required property Report report
    // Otherwise nothing is created.
    required property bool open

    visible: root.open
    leftPadding: Theme.space8
    bottomPadding: Theme.space12
    spacing: Theme.space4

    Repeater {
        model: root.open ? root.report.lines : null

        LineRow {
            id: row
            required property int index
            required property string name
            required property string score
            required property bool isMate
            required property string html
            required property string text

            width: root.width - 2 * Theme.space8
            height: row.wantedHeight
            firstLineHeight: Theme.scaled(28)
            title: row.name
            scoreText: row.score
            mate: row.isMate
            moves: row.html
            plainMoves: row.text
            best: row.index === 0
            onPlyHovered: plies => root.report.preview(row.index, plies)
            // Delayed, since a click must end before its row is removed.
            onPlyChosen: plies => Qt.callLater(root.report.playLine, row.index, plies)
        }
    }
    AppText {
        x: Theme.space16
        width: root.width - 2 * x
        visible: text.length > 0
        wrapMode: Text.Wrap
        color: Theme.t2
        wholeMoves: root.open ? root.report.whyText : ""
    }
}
