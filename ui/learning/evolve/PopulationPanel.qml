// The candidates of a generation, the fittest first; those in the accent colour survive unchanged (elite). A
// click chooses one, except during their measurement.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

Panel {
    id: root

    required property EvolutionRun evolution

    readonly property int count: root.evolution.population.count
    readonly property string waiting: qsTr("You can choose a candidate when all are measured.")

    title: qsTr("Population")
    subtitle: root.evolution.populationText

    component Figure: Column {
        id: figure

        required property string value
        required property string name

        NumberText {
            style: "figure"
            text: figure.value
        }
        AppText {
            style: "small"
            text: figure.name
        }
    }

    Item {
        anchors.fill: parent

        FocusScope {
            id: bars
            objectName: "populationBars"
            anchors.top: parent.top
            anchors.bottom: legend.top
            anchors.bottomMargin: Theme.space4
            width: parent.width
            activeFocusOnTab: true
            readonly property real pitch: Math.min(Theme.scaled(48), width / Math.max(1, root.count))
            readonly property real barWidth: Math.max(1, pitch - Math.min(Theme.space4, pitch * 0.3))

            Accessible.role: Accessible.Chart
            Accessible.name: root.evolution.populationText
            Accessible.description: root.evolution.canChoose
                ? qsTr("Shown: %1").arg(root.evolution.candidateText) : root.waiting
            Accessible.focusable: true

            Keys.enabled: root.evolution.canChoose
            Keys.onLeftPressed: root.evolution.chooseCandidate(Math.max(-1, root.evolution.candidate - 1))
            Keys.onRightPressed:
                root.evolution.chooseCandidate(Math.min(root.count - 1, root.evolution.candidate + 1))

            Repeater {
                model: root.evolution.population

                Item {
                    id: bar

                    required property int index
                    required property double share
                    required property string valueText
                    required property bool elite
                    required property string name
                    readonly property string words: qsTr("No. %1 (%2): %3").arg(bar.index + 1).arg(bar.name)
                        .arg(bar.valueText)

                    x: bar.index * bars.pitch
                    width: bars.pitch
                    height: bars.height

                    Rectangle {
                        anchors.bottom: parent.bottom
                        width: bars.barWidth
                        height: Math.max(2, Math.round(bar.share * (parent.height - Theme.space8)))
                        radius: Math.min(Theme.radiusMark, width / 2)
                        color: bar.elite ? Theme.acc
                            : Qt.tint(Theme.s1, tap.enabled && hover.hovered ? "#30FFFFFF" : "#00FFFFFF")
                        opacity: bar.elite ? 1 : 0.75
                    }
                    Rectangle {
                        visible: bar.index === root.evolution.candidate
                        anchors.bottom: parent.bottom
                        anchors.bottomMargin: -Theme.space4
                        width: bars.barWidth
                        height: 2
                        color: Theme.t1
                    }
                    HoverHandler { id: hover }
                    TapHandler {
                        id: tap
                        enabled: root.evolution.canChoose
                        onTapped: root.evolution.chooseCandidate(bar.index)
                    }
                    Tip {
                        wanted: hover.hovered
                        title: root.evolution.canChoose ? "" : bar.words
                        text: root.evolution.canChoose ? bar.words : root.waiting
                    }
                }
            }
            Rectangle {
                anchors.bottom: parent.bottom
                width: parent.width
                height: 1
                color: Theme.axis
            }
            FocusRing {
                anchors.margins: 0
                shown: bars.activeFocus
            }
        }
        AppText {
            anchors.centerIn: bars
            visible: root.count === 0
            color: Theme.t3
            text: qsTr("The first candidates are being made.")
        }
        Item {
            id: legend
            anchors.bottom: figures.top
            anchors.bottomMargin: Theme.space8
            width: parent.width
            height: Theme.scaled(18)
            opacity: root.count > 0 ? 1 : 0

            AppText {
                visible: root.evolution.elite > 0
                style: "small"
                color: Theme.acc
                text: qsTr("%1 kept").arg(root.evolution.elite)
            }
            AppText {
                anchors.right: parent.right
                style: "small"
                text: qsTr("%1 replaced").arg(Math.max(0, root.count - root.evolution.elite))
            }
        }
        Row {
            id: figures
            anchors.bottom: parent.bottom
            spacing: Theme.space32

            Figure { value: root.evolution.diversityText; name: qsTr("diversity") }
            Figure { value: root.evolution.mutationText; name: qsTr("mutation") }
            Figure {
                visible: !root.evolution.byFit
                value: root.evolution.drawsText
                name: qsTr("draws")
            }
        }
    }
}
