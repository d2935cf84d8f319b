// The rows of a chart, one below the other.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

Column {
    id: root

    required property Rows rows
    // Won, drawn, lost.
    property list<color> colors: [Qt.alpha(Theme.good, 0.7), Theme.line3, Qt.alpha(Theme.bad, 0.7)]
    property int maxRows: root.rows.count

    signal chosen(int row)

    width: parent ? parent.width : 0

    Repeater {
        model: root.rows

        StatisticsRow {
            objectName: "row" + index
            width: root.width
            visible: index < root.maxRows
            colors: root.colors
            nameWidth: Math.round(Math.min(Theme.scaled(260), root.width * 0.42))
            onClicked: root.chosen(index)
        }
    }
}
