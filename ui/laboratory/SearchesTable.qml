// One row for each search of a depth, under its position's name. A click on a column's name sorts.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Plyglass.App
import Plyglass.Controls

Item {
    id: root

    required property Laboratory laboratory
    readonly property bool roomy: root.width >= Theme.scaled(560)
    readonly property int nodesWidth: Theme.scaled(86)
    readonly property int factorWidth: Theme.scaled(74)
    readonly property int timeWidth: Theme.scaled(64)
    readonly property int branchingWidth: root.roomy ? Theme.scaled(76) : 0
    readonly property int moveWidth: Theme.scaled(58)
    readonly property int scoreWidth: Theme.scaled(58)
    readonly property int gap: Theme.space4
    readonly property int nameWidth: root.width - 2 * Theme.space16 - root.nodesWidth - root.factorWidth
        - root.timeWidth - root.branchingWidth - root.moveWidth - root.scoreWidth - root.gap

    TableHead {
        id: head
        sortColumn: root.laboratory.sortColumn
        sortDescending: root.laboratory.sortDescending
        onSortRequested: key => root.laboratory.sortBy(key)
        columns: [
            { title: qsTr("Configuration"), key: "name", width: root.nameWidth, right: false },
            { title: qsTr("Nodes"), key: "nodes", width: root.nodesWidth, right: true },
            { title: qsTr("Factor"), key: "factor", width: root.factorWidth, right: true },
            { title: qsTr("Time"), key: "time", width: root.timeWidth, right: true },
            { title: root.roomy ? qsTr("Branching") : "", key: root.roomy ? "branching" : "",
              width: root.branchingWidth, right: true },
            { title: qsTr("Move"), key: "move", width: root.moveWidth + root.gap, right: true },
            { title: qsTr("Score"), key: "score", width: root.scoreWidth, right: true }
        ]
    }
    ListView {
        id: list
        objectName: "searchRows"
        anchors.top: head.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        clip: true
        activeFocusOnTab: true
        keyNavigationEnabled: true
        boundsBehavior: Flickable.StopAtBounds
        model: root.laboratory.results
        T.ScrollBar.vertical: AppScrollBar {}

        delegate: Item {
            id: row

            required property int index
            required property string badge
            required property int series
            required property string name
            required property string nodes
            required property string factor
            required property string time
            required property string branching
            required property string move
            required property string score
            required property bool isMate
            required property bool otherMove
            required property bool queued
            required property bool abandoned
            required property string note
            required property string heading
            readonly property int headingHeight: row.heading.length > 0 ? Theme.scaled(28) : 0

            width: list.width
            height: Theme.scaled(30) + row.headingHeight

            Accessible.role: Accessible.Row
            Accessible.name: qsTr("%1 %2: %3 nodes, factor %4, %5, move %6, score %7").arg(row.badge)
                .arg(row.name).arg(row.nodes).arg(row.factor).arg(row.time).arg(row.move).arg(row.score)
            Accessible.description: row.note

            Rectangle {
                width: parent.width
                height: row.headingHeight
                visible: height > 0
                color: Theme.bg2

                AppText {
                    x: Theme.space16
                    anchors.verticalCenter: parent.verticalCenter
                    style: "small"
                    font.weight: Font.Medium
                    color: Theme.t2
                    text: row.heading
                    Accessible.role: Accessible.Heading
                }
            }
            Item {
                y: row.headingHeight
                width: parent.width
                height: Theme.scaled(30)

                Rectangle {
                    x: 1
                    width: parent.width - 2
                    height: parent.height
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
                HoverHandler { id: hover }
                Tip {
                    text: row.note
                    wanted: hover.hovered
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
                        color: row.queued ? Theme.t3 : row.abandoned ? Theme.warn : Theme.t1
                        text: row.nodes
                    }
                    TableCell {
                        width: root.factorWidth
                        style: row.factor === "1" ? "body" : "value"
                        color: row.factor === "1" ? Theme.t3 : Theme.t1
                        text: row.factor
                    }
                    TableCell {
                        width: root.timeWidth
                        color: row.abandoned ? Theme.warn : Theme.t1
                        text: row.time
                    }
                    TableCell {
                        width: root.branchingWidth
                        visible: root.roomy
                        color: Theme.t3
                        text: row.branching
                    }
                    TableCell {
                        width: root.moveWidth + root.gap
                        style: "value"
                        color: row.otherMove ? Theme.warn : Theme.t1
                        text: row.move
                    }
                    TableCell {
                        width: root.scoreWidth
                        color: row.isMate ? Theme.mate : Theme.t1
                        text: row.score
                    }
                }
            }
        }
    }
}
