// The Networks page: an evolution of weights, and a network trained on its own games.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

FocusScope {
    id: root

    required property Learning learning
    required property AppSettings settings

    readonly property int margin: Theme.scaled(root.width < Theme.scaled(1104) ? 12 : 24)
    readonly property bool brief: root.width < Theme.scaled(960)
    readonly property EvolutionRun evolution: root.learning.evolution
    property int exportedRow: -1

    Component.onCompleted: root.evolution.openNewest()

    Binding {
        target: root.evolution.watch
        property: "active"
        value: root.visible && views.currentIndex === 0 && root.evolution.watch.hasGame
    }

    Item {
        id: head
        x: root.margin
        width: Math.min(root.width, Theme.scaled(2200)) - 2 * root.margin
        height: Theme.scaled(64)

        PageHead {
            id: heading
            text: qsTr("Networks")
        }
        Segmented {
            id: views
            objectName: "learningViews"
            anchors.verticalCenter: parent.verticalCenter
            anchors.left: heading.right
            anchors.leftMargin: Theme.space24
            focus: true
            label: qsTr("What learns")
            model: [qsTr("Evolve"), qsTr("Train a network")]
            currentIndex: 0
        }
        Chip {
            objectName: "runBadge"
            anchors.verticalCenter: parent.verticalCenter
            anchors.left: views.right
            anchors.leftMargin: Theme.space16
            visible: text.length > 0 && x + width < tools.x - Theme.space8
            text: views.currentIndex === 0 ? root.evolution.runText : root.learning.network.runText
        }
        Row {
            id: tools
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.space8

            AppButton {
                objectName: "runsButton"
                kind: "quiet"
                iconName: "clock"
                text: root.brief ? "" : qsTr("Runs")
                Accessible.name: qsTr("Previous runs")
                onClicked: runsSheet.open()
            }
            AppButton {
                objectName: "evaluatorsButton"
                kind: "quiet"
                iconName: "library"
                text: root.brief ? "" : qsTr("Evaluators")
                Accessible.name: qsTr("Evaluators")
                onClicked: evaluatorsSheet.open()
            }
            AppButton {
                objectName: "newRunButton"
                kind: "outline"
                iconName: "plus"
                enabled: !root.learning.busy
                text: root.brief ? "" : qsTr("New run")
                Accessible.name: qsTr("New run")
                onClicked: {
                    if (views.currentIndex === 0)
                        planSheet.open();
                    else
                        trainView.plan();
                }
            }
        }
    }
    Item {
        anchors.top: head.bottom
        anchors.bottom: parent.bottom
        width: parent.width

        EvolveView {
            anchors.fill: parent
            visible: views.currentIndex === 0
            evolution: root.evolution
            settings: root.settings
            margin: root.margin
            busy: root.learning.busy
            onPlanRequested: planSheet.open()
        }
        TrainView {
            id: trainView
            anchors.fill: parent
            visible: views.currentIndex === 1
            network: root.learning.network
            settings: root.settings
            margin: root.margin
        }
    }

    EvolvePlanSheet {
        id: planSheet
        objectName: "evolvePlanSheet"
        plan: root.evolution.plan
        onStartRequested: root.evolution.begin()
    }
    RunsSheet {
        id: runsSheet
        objectName: "runsSheet"
        learning: root.learning
        onChosen: network => views.edit(network ? 1 : 0)
    }
    EvaluatorsSheet {
        id: evaluatorsSheet
        objectName: "evaluatorsSheet"
        learning: root.learning
        onPlayRequested: row => root.learning.playAgainst(row)
        onExportRequested: (row, name, ending) => {
            root.exportedRow = row;
            saveEvaluator.defaultSuffix = ending;
            saveEvaluator.openFor(name + "." + ending);
        }
    }
    SaveDialog {
        id: saveEvaluator
        title: qsTr("Export an evaluator")
        nameFilters: [qsTr("Evaluators (*.json *.network)"), qsTr("All files (*)")]
        onFileChosen: file => root.learning.exportEvaluator(root.exportedRow, file)
    }
}
