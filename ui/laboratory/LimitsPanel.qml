// How deep, how often, and when a search is given up.
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
        spacing: Theme.scaled(2)
        bottomPadding: 0

        Limit {
            objectName: "fromDepth"
            name: qsTr("Depth, from")
            to: root.laboratory.depthMax
            value: root.laboratory.fromDepth
            onChosen: value => root.laboratory.fromDepth = value
        }
        Limit {
            objectName: "toDepth"
            name: qsTr("Depth, to")
            to: root.laboratory.depthMax
            value: root.laboratory.toDepth
            onChosen: value => root.laboratory.toDepth = value
        }
        Limit {
            objectName: "giveUpSeconds"
            name: qsTr("Give up a search after")
            to: 36000
            stepSize: root.laboratory.giveUpSeconds < 20 ? 1 : root.laboratory.giveUpSeconds < 120 ? 10 : 60
            toText: number => qsTr("%1 s").arg(number)
            value: root.laboratory.giveUpSeconds
            onChosen: value => root.laboratory.giveUpSeconds = value
        }
        Limit {
            objectName: "giveUpMillions"
            name: qsTr("or after, nodes")
            to: 1000000
            stepSize: root.laboratory.giveUpMillions < 20 ? 1 : 10
            toText: number => qsTr("%1 M").arg(number)
            value: root.laboratory.giveUpMillions
            onChosen: value => root.laboratory.giveUpMillions = value
        }
        Limit {
            objectName: "repetitions"
            name: qsTr("Repetitions")
            to: 100
            value: root.laboratory.repetitions
            onChosen: value => root.laboratory.repetitions = value
        }
        Limit {
            objectName: "searchesAtOnce"
            name: qsTr("Searches at once")
            to: root.laboratory.searchesAtOnceMax
            value: root.laboratory.searchesAtOnce
            onChosen: value => root.laboratory.searchesAtOnce = value
        }
    }

    component Limit: Item {
        id: limit

        required property string name
        required property int to
        required property int value
        property int stepSize: 1
        property var toText: number => String(number)

        signal chosen(int value)

        width: parent ? parent.width : 0
        height: Theme.scaled(32)

        AppText {
            anchors.verticalCenter: parent.verticalCenter
            width: stepper.x - Theme.space8
            color: Theme.t2
            text: limit.name
            Accessible.ignored: true
        }
        NamedStepper {
            id: stepper
            anchors.right: parent.right
            name: limit.name
            from: 1
            to: limit.to
            stepSize: limit.stepSize
            fieldWidth: Theme.scaled(56)
            textFromValue: limit.toText
            valueFromText: text => parseInt(text, 10)
            value: limit.value
            onValueModified: value => limit.chosen(value)
        }
    }
}
