// Published tables of earlier programs, reproduced: published, here, ratio, verdict.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Plyglass.App
import Plyglass.Charts
import Plyglass.Controls

Item {
    id: root

    required property Reproduction reproduction
    readonly property PairChart chart: shown.chart
    readonly property int margin: Theme.scaled(root.width < Theme.scaled(1104) ? 12 : 24)
    readonly property int sideWidth: Math.min(Theme.scaled(304), Math.round(root.width * 0.34))
    readonly property int roomWidth: Math.min(root.width, Theme.scaled(1760)) - 2 * root.margin

    ReproducePlan {
        id: plan
        x: root.margin
        width: root.sideWidth
        reproduction: root.reproduction
    }
    Panel {
        id: list
        x: root.margin
        y: plan.height + Theme.space16
        width: root.sideWidth
        height: root.height - y - root.margin
        title: qsTr("Tables")
        subtitle: root.reproduction.tables.count > 0 ? String(root.reproduction.tables.count) : ""
        padding: 0
        bottomPadding: 1

        ListView {
            id: names
            objectName: "reproducedTables"
            anchors.fill: parent
            clip: true
            activeFocusOnTab: true
            boundsBehavior: Flickable.StopAtBounds
            model: root.reproduction.tables
            currentIndex: root.reproduction.currentTable
            Keys.onUpPressed: root.reproduction.currentTable -= 1
            Keys.onDownPressed: root.reproduction.currentTable += 1
            T.ScrollBar.vertical: AppScrollBar {}

            delegate: T.AbstractButton {
                id: entry

                required property int index
                required property string title
                required property int good
                required property int bad
                readonly property bool current: entry.index === root.reproduction.currentTable

                objectName: "reproducedTable" + entry.index
                width: names.width
                height: Theme.scaled(34)
                hoverEnabled: true
                onClicked: root.reproduction.currentTable = entry.index
                Accessible.role: Accessible.ListItem
                Accessible.name: qsTr("%1: %2 statements confirmed, %3 not").arg(entry.title).arg(entry.good)
                    .arg(entry.bad)
                Accessible.selected: entry.current
                Accessible.onPressAction: entry.clicked()

                Rectangle {
                    x: 1
                    width: parent.width - 2
                    height: parent.height
                    color: entry.current ? Theme.accSoft : entry.hovered ? Theme.bg2 : "transparent"
                }
                AppText {
                    x: Theme.space16
                    anchors.verticalCenter: parent.verticalCenter
                    width: mark.x - x - Theme.space8
                    color: entry.current ? Theme.t1 : Theme.t2
                    text: entry.title
                    Accessible.ignored: true
                }
                AppText {
                    id: mark
                    anchors.verticalCenter: parent.verticalCenter
                    x: parent.width - width - Theme.space12
                    style: "value"
                    color: entry.bad > 0 ? Theme.bad : entry.good > 0 ? Theme.good : Theme.t3
                    text: entry.good + entry.bad > 0 ? entry.good + "/" + (entry.good + entry.bad) : "–"
                    Accessible.ignored: true
                }
            }
        }
        Item {
            anchors.fill: parent
            anchors.margins: Theme.space16

            EmptyState {
                anchors.centerIn: parent
                visible: names.count === 0
                text: root.reproduction.running ? qsTr("Tables appear as they are finished.")
                                                : qsTr("The tables appear when they have been computed.")
            }
        }
    }
    Column {
        id: top
        x: list.x + list.width + Theme.space16
        width: root.roomWidth - root.sideWidth - Theme.space16
        spacing: Theme.space8

        ProgressPanel {
            width: parent.width
            phase: root.reproduction.phase
            headline: root.reproduction.verdictText.length > 0 && !root.reproduction.running
                ? qsTr("%1: %2").arg(root.reproduction.progressTitle).arg(root.reproduction.verdictText)
                : root.reproduction.progressTitle
            detail: root.reproduction.running ? root.reproduction.progressDetail
                : root.reproduction.provenanceText
            share: root.reproduction.progress
            error: root.reproduction.error
            onStopRequested: root.reproduction.stop()
        }
    }
    ReproducedTable {
        id: shown
        objectName: "reproducedTable"
        x: top.x
        y: top.height + Theme.space16
        width: top.width
        height: root.height - y - root.margin
        reproduction: root.reproduction
    }
}
