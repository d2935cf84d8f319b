// Start of a network run: its size, and custom settings.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

Column {
    id: root

    required property NetworkRun network

    readonly property NetworkPlan plan: root.network.plan
    readonly property bool narrow: root.width < Theme.scaled(560)

    signal begun

    spacing: Theme.space16

    Segmented {
        objectName: "networkPreset"
        focus: true
        label: qsTr("Amount of training")
        model: root.plan.presetNames // qmllint disable
        currentIndex: root.plan.preset
        onActivated: index => root.plan.preset = index
    }
    Column {
        width: parent.width
        spacing: Theme.space2

        AppText {
            width: parent.width
            wrapMode: Text.Wrap
            text: root.plan.preset >= 0 ? root.plan.presetExplanations[root.plan.preset]
                : qsTr("Settings of your own.")
        }
        AppText {
            width: parent.width
            style: "small"
            text: root.plan.preset >= 0 ? root.plan.presetTimes[root.plan.preset]
                                        : qsTr("The time left is shown once the run has started.")
        }
    }
    Grid {
        columns: root.narrow ? 1 : 2
        columnSpacing: Theme.space24
        rowSpacing: Theme.space2

        Setting {
            objectName: "planRounds"
            name: qsTr("Rounds")
            to: 100
            value: root.plan.rounds
            onChosen: value => root.plan.rounds = value
        }
        Setting {
            name: qsTr("Games in each round")
            from: 50
            to: 1000000
            stepSize: 500
            value: root.plan.games
            onChosen: value => root.plan.games = value
        }
        Setting {
            name: qsTr("Nodes per move")
            to: 100000
            stepSize: 20
            value: root.plan.nodes
            onChosen: value => root.plan.nodes = value
        }
        Setting {
            name: qsTr("Rounds to train on")
            to: 100
            value: root.plan.window
            onChosen: value => root.plan.window = value
        }
        Setting {
            name: qsTr("Neurons")
            from: 32
            to: 1024
            stepSize: 32
            value: root.plan.hidden
            onChosen: value => root.plan.hidden = value
        }
        Setting {
            name: qsTr("Positions, thousands")
            from: 10
            to: 1000000
            stepSize: 500
            value: root.plan.samples
            onChosen: value => root.plan.samples = value
        }
        Setting {
            name: qsTr("Output buckets")
            to: 8
            value: root.plan.outputs
            onChosen: value => root.plan.outputs = value
        }
        Setting {
            name: qsTr("Games against material")
            from: 0
            to: 10000
            stepSize: 20
            value: root.plan.strengthGames
            onChosen: value => root.plan.strengthGames = value
        }
        Setting {
            name: qsTr("Processor cores")
            to: root.plan.maxThreads
            value: root.plan.threads
            onChosen: value => root.plan.threads = value
        }
        Setting {
            name: qsTr("Random seed")
            from: 0
            to: 2000000000
            value: root.plan.seed
            onChosen: value => root.plan.seed = value
        }
    }
    AppButton {
        objectName: "beginTraining"
        large: true
        kind: "primary"
        iconName: "go"
        enabled: root.network.canBegin
        text: qsTr("Train a network")
        onClicked: {
            root.network.begin();
            root.begun();
        }
    }
    AppText {
        width: parent.width
        visible: !root.network.canBegin
        wrapMode: Text.Wrap
        style: "small"
        text: qsTr("A run is in progress: pause or stop it first.")
    }

    component Setting: StepperRow {
        from: 1
        width: root.narrow ? root.width : Math.floor((root.width - Theme.space24) / 2)
    }
}
