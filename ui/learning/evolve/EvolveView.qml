// The evolution of the 25 weights of a scoring genome: progress, strength, population, weights, and a game.
// In narrow windows the right column moves below.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

Item {
    id: root

    required property EvolutionRun evolution
    required property AppSettings settings
    required property int margin
    /// Whether this or another run is running.
    required property bool busy

    signal planRequested

    readonly property bool wide: root.width >= Theme.scaled(1104)
    readonly property int gap: Theme.scaled(root.wide ? 16 : 12)
    readonly property int contentWidth: Math.min(root.width, Theme.scaled(2200)) - 2 * root.margin
    readonly property int rightWidth: Theme.scaled(root.width >= Theme.scaled(1700) ? 400 : 336)
    readonly property int mainWidth: root.wide ? root.contentWidth - root.rightWidth - root.gap
        : root.contentWidth
    readonly property bool stacked: root.mainWidth < Theme.scaled(640)
    readonly property bool hasRun: root.evolution.state !== LearningRun.State.Empty
    // The charts take the remaining height of the window.
    readonly property int chartHeight: Math.max(Theme.scaled(230), Math.min(Theme.scaled(620),
        root.height - root.margin - progress.height - weights.implicitHeight - 2 * root.gap))

    EvolveStart {
        anchors.fill: parent
        anchors.leftMargin: root.margin
        anchors.rightMargin: root.margin
        anchors.bottomMargin: root.margin
        visible: !root.hasRun
        plan: root.evolution.plan
        busy: root.busy
        onStartRequested: root.evolution.begin()
        onPlanRequested: root.planRequested()
    }

    ScrollArea {
        id: area
        objectName: "evolveScroll"
        anchors.fill: parent
        visible: root.hasRun
        contentHeight: content.height

        Item {
            id: content
            width: area.availableWidth
            height: Math.max(main.height, root.wide ? right.height : main.height + root.gap + right.height)
                + root.margin

            Column {
                id: main
                x: root.margin
                width: root.mainWidth
                spacing: root.gap

                RunProgress {
                    id: progress
                    width: parent.width
                    run: root.evolution
                    moreGenerations: root.evolution.moreGenerations
                    onExtendRequested: root.evolution.extend()
                }
                Grid {
                    id: charts
                    width: parent.width
                    columns: root.stacked ? 1 : 2
                    spacing: root.gap
                    readonly property real cell: root.stacked ? width : (width - spacing) / 2

                    StrengthPanel {
                        width: charts.cell
                        height: root.chartHeight
                        evolution: root.evolution
                    }
                    PopulationPanel {
                        width: charts.cell
                        height: root.chartHeight
                        evolution: root.evolution
                    }
                }
                WeightsPanel {
                    id: weights
                    width: parent.width
                    evolution: root.evolution
                }
            }
            Item {
                id: right
                x: root.wide ? root.margin + root.mainWidth + root.gap : root.margin
                y: root.wide ? 0 : main.height + root.gap
                width: root.wide ? root.rightWidth : root.contentWidth
                height: Math.max(match.y + match.height, watch.y + watch.height, facts.y + facts.height)

                readonly property int columns: root.wide ? 1 : width >= Theme.scaled(960) ? 3 : 2
                readonly property real cell: (width - (columns - 1) * root.gap) / columns

                MatchPanel {
                    id: match
                    width: right.cell
                    match: root.evolution.match
                    headerItems: IconButton {
                        id: more
                        objectName: "candidateMenuButton"
                        compact: true
                        iconName: "more"
                        enabled: root.evolution.generationCount > 0
                        tip: qsTr("Save, export")
                        onClicked: menu.popup(more, 0, more.height)
                    }
                    onPlayRequested: root.evolution.playAgainst()
                }
                WatchPanel {
                    id: watch
                    x: right.columns > 1 ? right.cell + root.gap : 0
                    y: right.columns > 1 ? 0 : match.height + root.gap
                    width: right.cell
                    watch: root.evolution.watch
                    settings: root.settings
                }
                FactsPanel {
                    id: facts
                    x: right.columns > 2 ? 2 * (right.cell + root.gap) : 0
                    y: right.columns > 2 ? 0 : right.columns > 1 ? match.height + root.gap
                        : watch.y + watch.height + root.gap
                    width: right.cell
                    title: qsTr("This run")
                    facts: root.evolution.facts
                }
            }
        }
    }

    SaveExportMenu {
        id: menu
        run: root.evolution
        available: root.evolution.generationCount > 0
        message: qsTr("You can then choose it in every list of evaluators: %1.")
            .arg(root.evolution.candidateText)
        exportTitle: qsTr("Export the weights")
        suffix: "json"
        filters: [qsTr("Scoring genomes (*.json)")]
    }
}
