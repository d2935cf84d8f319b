// Progress, charts and tables of a comparison.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Charts
import Plyglass.Controls

Item {
    id: root

    required property Laboratory laboratory
    required property bool stacked
    readonly property SeriesChart chart: chartPanel.chart
    readonly property int gap: Theme.space16
    readonly property int sideWidth: Math.min(Theme.scaled(384), Math.round(root.width * 0.4))
    readonly property int wideChart: root.width - root.sideWidth - root.gap
    readonly property int chartHeight: root.stacked ? Theme.scaled(260)
        : Math.round(Math.max(Theme.scaled(220), Math.min(Theme.scaled(420), root.wideChart / 1.7,
                                                          (root.height - top.height) * 0.46)))
    readonly property int tableY: root.stacked ? costs.y + costs.height + root.gap
        : charts.y + root.chartHeight + root.gap
    readonly property int tableHeight: root.stacked ? Theme.scaled(360)
        : Math.max(Theme.scaled(160), root.height - root.tableY)

    signal reproductionRequested()

    ScrollArea {
        anchors.fill: parent
        anchors.rightMargin: -Theme.scaled(12)

        Item {
            width: root.width
            implicitHeight: tables.y + root.tableHeight

            Column {
                id: top
                width: parent.width
                spacing: Theme.space8

                ProgressPanel {
                    width: parent.width
                    phase: root.laboratory.phase
                    headline: root.laboratory.progressTitle
                    detail: root.laboratory.running ? root.laboratory.progressDetail
                        : qsTr("%1 · %2").arg(root.laboratory.progressDetail)
                            .arg(root.laboratory.provenanceText)
                    share: root.laboratory.progress
                    remaining: root.laboratory.remainingText
                    elapsed: root.laboratory.elapsedText
                    canResume: root.laboratory.phase === LabPhase.Stopped
                    canRunAgain: root.laboratory.phase === LabPhase.Finished
                    error: root.laboratory.error
                    onStopRequested: root.laboratory.stop()
                    onResumeRequested: root.laboratory.resume()
                    onAgainRequested: root.laboratory.runAgain()
                    onErrorDismissed: root.laboratory.clearError()
                }
                Notice {
                    width: parent.width
                    visible: root.laboratory.repeatText.length > 0 && !root.laboratory.running
                    tone: root.laboratory.repeatSame ? "good" : "warn"
                    text: root.laboratory.repeatText
                }
            }
            Item {
                id: charts
                y: top.height + root.gap
                width: parent.width
                height: root.chartHeight

                ChartPanel {
                    id: chartPanel
                    width: root.stacked ? root.width : root.wideChart
                    height: root.chartHeight
                    laboratory: root.laboratory
                }
            }
            CostPanel {
                id: costs
                x: root.stacked ? 0 : root.wideChart + root.gap
                y: root.stacked ? charts.y + charts.height + root.gap : charts.y
                width: root.stacked ? root.width : root.sideWidth
                height: root.stacked ? Math.min(implicitHeight, Theme.scaled(400)) : root.chartHeight
                laboratory: root.laboratory
            }
            ResultsPanel {
                id: tables
                y: root.tableY
                width: root.stacked ? root.width : root.wideChart
                height: root.tableHeight
                laboratory: root.laboratory
                withPublished: root.stacked
                onReproductionRequested: root.reproductionRequested()
            }
            PublishedPanel {
                x: root.wideChart + root.gap
                y: root.tableY
                width: root.sideWidth
                height: root.tableHeight
                visible: !root.stacked
                reproduction: root.laboratory.reproduction
                onOpened: root.reproductionRequested()
            }
        }
    }
}
