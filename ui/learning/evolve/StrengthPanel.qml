// Strength of each generation in games against the built-in genome, or, of an evolution by fit, the error of
// its predictions. A click chooses a generation.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Charts
import Plyglass.Controls

Panel {
    id: root

    required property EvolutionRun evolution

    readonly property bool ofError: root.evolution.byFit && what.currentIndex === 1

    title: root.ofError ? qsTr("Error") : qsTr("Strength")
    subtitle: root.ofError ? qsTr("mean squared error of the prediction") : root.evolution.strengthCaption
    headerItems: [
        Segmented {
            id: what
            objectName: "strengthOrError"
            visible: root.evolution.byFit
            compact: true
            label: qsTr("What the chart shows")
            model: [qsTr("Elo"), qsTr("Error")]
            currentIndex: 0
        }
    ]

    Item {
        anchors.fill: parent

        SeriesChart {
            objectName: "strengthChart"
            anchors.fill: parent
            anchors.bottomMargin: foot.height + Theme.space4
            title: root.title
            model: root.ofError ? root.evolution.errors : root.evolution.strength
            unit: root.ofError ? "fine" : "signed"
            logarithmic: false
            fromData: root.ofError
            signedValues: !root.ofError
            firstColumn: 0
            columnName: qsTr("Generation")
            valueName: root.ofError ? qsTr("Error") : qsTr("Elo")
            colors: [Theme.acc, Theme.s2, Theme.s1, Theme.s4, Theme.s5, Theme.s6]
            choosable: true
            selected: root.evolution.following ? -1 : root.evolution.generation
            emptyText: qsTr("The lines begin with the first generation.")
            onChosen: column => root.evolution.chooseGeneration(column)
        }
        Item {
            id: foot
            anchors.bottom: parent.bottom
            width: parent.width
            height: Theme.scaled(28)

            Row {
                anchors.verticalCenter: parent.verticalCenter
                x: -Theme.space8
                spacing: Theme.space2

                IconButton {
                    objectName: "previousGeneration"
                    compact: true
                    iconName: "prev"
                    enabled: root.evolution.generation > 0
                    tip: qsTr("The generation before")
                    onClicked: root.evolution.chooseGeneration(root.evolution.generation - 1)
                }
                IconButton {
                    compact: true
                    iconName: "next"
                    enabled: root.evolution.generation < root.evolution.generationCount - 1
                    tip: qsTr("The generation after")
                    onClicked: root.evolution.chooseGeneration(root.evolution.generation + 1)
                }
                AppText {
                    id: shown
                    objectName: "shownGeneration"
                    height: Theme.scaled(32)
                    leftPadding: Theme.space4
                    verticalAlignment: Text.AlignVCenter
                    style: "small"
                    color: Theme.t2
                    text: root.evolution.generation < 0 ? ""
                        : root.evolution.following
                        ? qsTr("newest, generation %1").arg(root.evolution.generation)
                        : root.evolution.candidateText
                    Accessible.description: explanation.text

                    HoverHandler { id: hover }
                    Tip {
                        id: explanation
                        wanted: hover.hovered && shown.text.length > 0
                        text: qsTr("Consensus: the mean of the fitter half of each generation, over the "
                                   + "later half of the run. It evens out the luck of single generations.")
                    }
                }
            }
            AppButton {
                objectName: "followNewest"
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                visible: !root.evolution.following
                compact: true
                kind: "quiet"
                text: qsTr("Follow the newest")
                onClicked: root.evolution.followNewest()
            }
        }
    }
}
