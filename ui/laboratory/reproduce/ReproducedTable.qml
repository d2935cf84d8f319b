// A reproduced table: its rows, its chart, its verdict, and its notes.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Charts
import Plyglass.Controls

Panel {
    id: root

    required property Reproduction reproduction
    readonly property bool begun: root.reproduction.tables.count > 0
    readonly property int spare: root.width - report.wordsWidth - 3 * Theme.space16
    // Chart and table are side by side where both fit, else one at a time.
    readonly property bool both: root.spare >= Theme.scaled(380)
    readonly property int chartWidth: root.both ? Math.min(root.spare, Theme.scaled(620))
        : root.width - 2 * Theme.space16
    readonly property PairChart chart: plot

    title: root.reproduction.title
    padding: 0
    bottomPadding: 1
    headerItems: [
        Chip {
            objectName: "tableVerdict"
            visible: root.begun
            tone: root.reproduction.tableClaim === PublishedClaim.Holds ? "good"
                : root.reproduction.tableClaim === PublishedClaim.Fails ? "bad" : "neutral"
            iconName: root.reproduction.tableClaim === PublishedClaim.Holds ? "check"
                : root.reproduction.tableClaim === PublishedClaim.Fails ? "warn" : ""
            text: root.reproduction.tableVerdict
        },
        Segmented {
            id: view
            objectName: "reproducedView"
            visible: root.begun && !root.both
            compact: true
            label: qsTr("How the table is shown")
            model: [qsTr("Table"), qsTr("Chart")]
            currentIndex: 0
        }
    ]

    Item {
        anchors.fill: parent

        AppText {
            id: caption
            x: Theme.space16
            width: parent.width - 2 * Theme.space16
            visible: text.length > 0
            color: Theme.t3
            wrapMode: Text.Wrap
            text: root.reproduction.caption
        }
        ReportTable {
            id: report
            anchors.top: caption.bottom
            anchors.topMargin: Theme.space8
            anchors.bottom: notes.top
            width: root.both ? parent.width - root.chartWidth - 2 * Theme.space16 : parent.width
            visible: root.begun && (root.both || view.currentIndex === 0)
            reproduction: root.reproduction
        }
        ScrollArea {
            x: root.both ? report.width + Theme.space16 : Theme.space16
            anchors.top: caption.bottom
            anchors.topMargin: Theme.space16
            anchors.bottom: notes.top
            width: root.chartWidth + Theme.scaled(12)
            visible: root.begun && (root.both || view.currentIndex === 1)

            PairChart {
                id: plot
                objectName: "pairChart"
                width: root.chartWidth
                height: Math.max(fullHeight,
                    Math.min(notes.y - caption.height - Theme.space24, fullHeight * 1.4))
                title: qsTr("%1: published and here").arg(root.reproduction.title)
                model: root.reproduction.pairs
                logarithmic: root.reproduction.pairsLogarithmic
                firstName: qsTr("published")
                secondName: qsTr("here")
                emptyText: qsTr("This table has nothing to draw.")
            }
        }
        Item {
            id: notes
            anchors.bottom: parent.bottom
            width: parent.width
            // The notes are about the rows: without them the chart takes their place.
            visible: root.both || view.currentIndex === 0
            height: visible && words.text.length > 0 ? words.height + Theme.space8 + Theme.space12 : 0

            Rectangle {
                width: parent.width
                height: 1
                visible: words.text.length > 0
                color: Theme.line
            }
            AppText {
                id: words
                x: Theme.space16
                y: Theme.space8
                width: parent.width - 2 * Theme.space16
                style: "small"
                wrapMode: Text.Wrap
                text: root.reproduction.notes
            }
        }
        Item {
            anchors.fill: parent
            anchors.margins: Theme.space24

            EmptyState {
                anchors.centerIn: parent
                visible: !root.begun
                text: qsTr("Published figures beside those that Plyglass finds now. Where they must be "
                           + "equal, the table says whether they are.")
            }
        }
    }
}
