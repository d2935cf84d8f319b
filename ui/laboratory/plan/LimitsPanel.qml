// Depths, repetitions, and the limits of a search.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

Panel {
    id: root

    required property Laboratory laboratory

    title: qsTr("Limits")
    subtitle: root.laboratory.planText

    Column {
        anchors.fill: parent
        spacing: Theme.space2

        StepperRow {
            objectName: "fromDepth"
            name: qsTr("Depth, from")
            to: root.laboratory.depthMax
            value: root.laboratory.fromDepth
            onChosen: value => root.laboratory.fromDepth = value
        }
        StepperRow {
            objectName: "toDepth"
            name: qsTr("Depth, to")
            to: root.laboratory.depthMax
            value: root.laboratory.toDepth
            onChosen: value => root.laboratory.toDepth = value
        }
        StepperRow {
            objectName: "giveUpSeconds"
            name: qsTr("Time limit per search")
            to: 36000
            stepSize: root.laboratory.giveUpSeconds < 20 ? 1 : root.laboratory.giveUpSeconds < 120 ? 10 : 60
            unit: qsTr("s")
            value: root.laboratory.giveUpSeconds
            onChosen: value => root.laboratory.giveUpSeconds = value
        }
        StepperRow {
            objectName: "giveUpMillions"
            name: qsTr("Node limit per search")
            to: 1000000
            stepSize: root.laboratory.giveUpMillions < 20 ? 1 : 10
            unit: qsTr("M")
            value: root.laboratory.giveUpMillions
            onChosen: value => root.laboratory.giveUpMillions = value
        }
        StepperRow {
            objectName: "repetitions"
            name: qsTr("Repetitions")
            to: 100
            value: root.laboratory.repetitions
            onChosen: value => root.laboratory.repetitions = value
        }
        StepperRow {
            name: qsTr("Searches at once")
            to: root.laboratory.maxParallelSearches
            value: root.laboratory.parallelSearches
            onChosen: value => root.laboratory.parallelSearches = value
        }
    }
}
