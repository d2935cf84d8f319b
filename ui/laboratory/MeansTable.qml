// One row for each configuration: means over its finished positions.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Plyglass.App
import Plyglass.Controls

Item {
    id: root

    required property Laboratory laboratory
    readonly property bool roomy: root.width >= Theme.scaled(720)
    readonly property int nodesWidth: Theme.scaled(86)
    readonly property int factorWidth: Theme.scaled(74)
    readonly property int narrowWidth: Theme.scaled(60)
    readonly property int wordWidth: Theme.scaled(78)
    readonly property int moreWidth: root.roomy ? root.narrowWidth + 2 * root.wordWidth : 0
    readonly property int nameWidth: root.width - 2 * Theme.space16 - root.nodesWidth - root.factorWidth
        - root.narrowWidth - 2 * root.wordWidth - root.moreWidth

    TableHead {
        id: head
        sortColumn: root.laboratory.meansColumn
        sortDescending: root.laboratory.meansDescending
        onSortRequested: key => root.laboratory.sortMeansBy(key)
        columns: [
            { title: qsTr("Configuration"), key: "name", width: root.nameWidth, right: false },
            { title: qsTr("Nodes"), key: "nodesText", width: root.nodesWidth, right: true },
            { title: qsTr("Factor"), key: "factorText", width: root.factorWidth, right: true },
            { title: qsTr("Time"), key: "timeText", width: root.narrowWidth, right: true },
            { title: root.roomy ? qsTr("Nodes/s") : "", key: root.roomy ? "rateText" : "",
              width: root.roomy ? root.narrowWidth : 0, right: true },
            { title: root.roomy ? qsTr("Branching") : "", key: root.roomy ? "branchingText" : "",
              width: root.roomy ? root.wordWidth : 0, right: true },
            { title: root.roomy ? qsTr("Equal nodes") : "", key: root.roomy ? "equalDepthText" : "",
              width: root.roomy ? root.wordWidth : 0, right: true },
            { title: qsTr("First move"), key: "firstMoveText", width: root.wordWidth, right: true },
            { title: qsTr("Same move"), key: "sameMoveText", width: root.wordWidth, right: true }
        ]
    }
    ListView {
        id: list
        objectName: "meanRows"
        anchors.top: head.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        clip: true
        activeFocusOnTab: true
        keyNavigationEnabled: true
        boundsBehavior: Flickable.StopAtBounds
        model: root.laboratory.summary
        T.ScrollBar.vertical: AppScrollBar {}

        delegate: Item {
            id: row

            required property int index
            required property string badge
            required property int series
            required property string name
            required property string nodesText
            required property string factorText
            required property string timeText
            required property string rateText
            required property string branchingText
            required property string equalDepthText
            required property string firstMoveText
            required property string sameMoveText
            required property string note

            width: list.width
            height: Theme.scaled(32)

            Accessible.role: Accessible.Row
            Accessible.name: qsTr("%1 %2: %3 nodes, factor %4, %5, first move %6, same move %7")
                .arg(row.badge).arg(row.name).arg(row.nodesText).arg(row.factorText).arg(row.timeText)
                .arg(row.firstMoveText).arg(row.sameMoveText)
            Accessible.description: row.note

            HoverHandler { id: hover }
            Tip {
                text: row.note
                wanted: hover.hovered
            }
            Rectangle {
                y: 1
                x: 1
                width: parent.width - 2
                height: parent.height - 2
                color: list.activeFocus && row.ListView.isCurrentItem ? Theme.accSoft
                    : hover.hovered ? Theme.bg2 : "transparent"
            }
            Rectangle {
                y: parent.height - 1
                x: 1
                width: parent.width - 2
                height: 1
                color: Theme.line
            }
            ConfigurationBadge {
                x: Theme.space16
                anchors.verticalCenter: parent.verticalCenter
                badge: row.badge
                series: row.series
            }
            TableCell {
                x: Theme.scaled(46)
                width: root.nameWidth - x + Theme.space16 - Theme.space4
                alignRight: false
                text: row.name
            }
            Row {
                x: Theme.space16 + root.nameWidth
                height: parent.height

                TableCell {
                    width: root.nodesWidth
                    color: row.note.length > 0 ? Theme.warn : Theme.t1
                    text: row.nodesText
                }
                TableCell { width: root.factorWidth; style: "value"; text: row.factorText }
                TableCell { width: root.narrowWidth; text: row.timeText }
                TableCell {
                    width: root.narrowWidth
                    visible: root.roomy
                    color: Theme.t2
                    text: row.rateText
                }
                TableCell {
                    width: root.wordWidth
                    visible: root.roomy
                    color: Theme.t2
                    text: row.branchingText
                }
                TableCell {
                    width: root.wordWidth
                    visible: root.roomy
                    color: Theme.t2
                    text: qsTr("depth %1").arg(row.equalDepthText)
                }
                TableCell { width: root.wordWidth; color: Theme.t2; text: row.firstMoveText }
                TableCell { width: root.wordWidth; color: Theme.t2; text: row.sameMoveText }
            }
        }
    }
}
