// A new evolution: a preset, or all settings by hand.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

SideSheet {
    id: root

    required property EvolutionPlan plan

    signal startRequested

    title: qsTr("New evolution")
    onAboutToShow: root.plan.refresh()

    component Caption: AppText {
        width: parent ? parent.width : 0
        topPadding: Theme.space12
        bottomPadding: Theme.space4
        style: "small"
    }

    Item {
        anchors.fill: parent

        ScrollArea {
            id: area
            anchors.top: parent.top
            anchors.bottom: foot.top
            width: parent.width
            contentHeight: settings.height

            Column {
                id: settings
                x: Theme.space16
                width: area.availableWidth - 2 * Theme.space16

                SelectBox {
                    width: parent.width
                    label: qsTr("Ready-made settings")
                    model: root.plan.preset < 0 ? [...root.plan.presetNames, qsTr("Custom settings")]
                        : root.plan.presetNames
                    currentIndex: root.plan.preset < 0 ? root.plan.presetNames.length : root.plan.preset
                    onActivated: index => root.plan.usePreset(index)
                }
                Caption { text: qsTr("Fitness") }
                Segmented {
                    label: qsTr("Fitness measure")
                    model: [qsTr("Games won"), qsTr("Fitted to games")]
                    currentIndex: root.plan.byFit ? 1 : 0
                    onActivated: index => root.plan.byFit = index === 1
                }
                Caption { text: qsTr("Start from") }
                SelectBox {
                    width: parent.width
                    label: qsTr("Initial weights")
                    model: root.plan.startNames
                    currentIndex: root.plan.startIndex
                    onActivated: index => root.plan.startIndex = index
                }
                Caption { text: qsTr("Population") }
                StepperRow {
                    objectName: "population"
                    name: qsTr("Candidates")
                    from: 4
                    to: 1000
                    value: root.plan.population
                    onChosen: value => root.plan.population = value
                }
                StepperRow {
                    objectName: "generations"
                    name: qsTr("Generations")
                    from: 1
                    to: 100000
                    stepSize: 10
                    value: root.plan.generations
                    onChosen: value => root.plan.generations = value
                }
                StepperRow {
                    name: qsTr("Elite size")
                    from: 0
                    to: root.plan.population - 1
                    value: root.plan.elite
                    onChosen: value => root.plan.elite = value
                }
                StepperRow {
                    name: qsTr("Mutation rate")
                    from: 0
                    to: 100
                    stepSize: 5
                    unit: "%"
                    value: root.plan.mutationPercent
                    onChosen: value => root.plan.mutationPercent = value
                }
                StepperRow {
                    name: qsTr("Initial mutation step")
                    from: 0
                    to: 100
                    stepSize: 5
                    unit: "%"
                    value: root.plan.stepPercent
                    onChosen: value => root.plan.stepPercent = value
                }
                Caption { text: qsTr("Games") }
                StepperRow {
                    objectName: "rounds"
                    visible: !root.plan.byFit
                    name: qsTr("Rounds (two games each)")
                    from: 1
                    to: 1000
                    value: root.plan.rounds
                    onChosen: value => root.plan.rounds = value
                }
                StepperRow {
                    objectName: "nodes"
                    name: root.plan.byFit ? qsTr("Nodes per move, strength games")
                        : qsTr("Nodes per move")
                    from: 1
                    to: 1000000
                    stepSize: 100
                    value: root.plan.nodes
                    onChosen: value => root.plan.nodes = value
                }
                SelectBox {
                    visible: root.plan.byFit
                    width: parent.width
                    label: qsTr("Games to fit to")
                    model: root.plan.sourceNames
                    currentIndex: root.plan.sourceIndex
                    onActivated: index => root.plan.sourceIndex = index
                }
                StepperRow {
                    objectName: "fitGames"
                    visible: root.plan.byFit && root.plan.sourceIndex === 0
                    name: qsTr("Self-play games")
                    from: 1
                    to: 1000000
                    stepSize: 500
                    value: root.plan.fitGames
                    onChosen: value => root.plan.fitGames = value
                }
                StepperRow {
                    objectName: "fitChoices"
                    visible: root.plan.byFit
                    name: qsTr("Positions with scored moves")
                    from: 0
                    to: 1000000
                    stepSize: 5000
                    value: root.plan.fitChoices
                    onChosen: value => root.plan.fitChoices = value
                }
                StepperRow {
                    visible: root.plan.byFit && root.plan.fitChoices === 0
                    name: qsTr("Weight of later scores")
                    from: 0
                    to: 100
                    stepSize: 10
                    unit: "%"
                    value: root.plan.laterPercent
                    onChosen: value => root.plan.laterPercent = value
                }
                Caption { text: qsTr("Run") }
                StepperRow {
                    name: qsTr("Threads")
                    from: 1
                    to: root.plan.threadsMax
                    value: root.plan.threads
                    onChosen: value => root.plan.threads = value
                }
                StepperRow {
                    objectName: "seed"
                    name: qsTr("Random seed")
                    from: 0
                    to: 999999999
                    value: root.plan.seed
                    onChosen: value => root.plan.seed = value
                }
                AppText {
                    width: parent.width
                    bottomPadding: Theme.space12
                    style: "small"
                    wrapMode: Text.Wrap
                    text: qsTr("The same seed and settings give the same generations, "
                               + "on any number of threads.")
                }
            }
        }
        Item {
            id: foot
            anchors.bottom: parent.bottom
            width: parent.width
            height: Theme.scaled(64)

            Rectangle {
                width: parent.width
                height: 1
                color: Theme.line
            }
            AppButton {
                id: start
                objectName: "startPlanned"
                anchors.verticalCenter: parent.verticalCenter
                x: Theme.space16
                kind: "primary"
                large: true
                iconName: "go"
                text: qsTr("Start")
                onClicked: {
                    root.close();
                    root.startRequested();
                }
            }
            AppText {
                anchors.left: start.right
                anchors.leftMargin: Theme.space12
                anchors.verticalCenter: parent.verticalCenter
                style: "small"
                text: root.plan.expectedText
            }
        }
    }
}
