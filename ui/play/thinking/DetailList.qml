// Detailed counts of a search in two columns: boards scored, table probes, hits and cutoffs, beta cutoffs.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

Grid {
    id: root

    required property Thinking thinking

    readonly property int columnWidth:
        Math.floor((root.width - root.columnSpacing * (root.columns - 1)) / root.columns)

    columns: root.width >= Theme.scaled(360) ? 2 : 1
    columnSpacing: Theme.space20

    Repeater {
        model: root.thinking.details

        Item {
            id: row

            required property string name
            required property string valueText

            width: root.columnWidth
            height: Theme.scaled(24)

            Accessible.role: Accessible.StaticText
            Accessible.name: row.name + ": " + row.valueText

            AppText {
                anchors.left: parent.left
                anchors.right: value.left
                anchors.rightMargin: Theme.space4
                anchors.verticalCenter: parent.verticalCenter
                style: "small"
                color: Theme.t2
                text: row.name
                Accessible.ignored: true
            }
            NumberText {
                id: value
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                style: "small"
                alignRight: true
                color: root.thinking.hasResult ? Theme.t1 : Theme.t3
                text: row.valueText
                Accessible.ignored: true
            }
        }
    }
}
