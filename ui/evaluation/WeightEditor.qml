// The evaluator's weights, a group at a time: changes apply at once; saved weights can be played against.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Plyglass.App
import Plyglass.Controls

Panel {
    id: root

    required property Evaluation evaluation

    readonly property int stepperWidth: Theme.scaled(112)

    title: qsTr("Weights")
    subtitle: root.evaluation.edited ? qsTr("changed") : qsTr("centipawns")
    headerItems: [
        AppButton {
            objectName: "resetWeights"
            compact: true
            kind: "quiet"
            visible: root.evaluation.edited
            text: qsTr("Undo changes")
            onClicked: root.evaluation.resetWeights()
        },
        AppButton {
            objectName: "removeEvaluator"
            compact: true
            kind: "danger"
            visible: root.evaluation.own && !root.evaluation.edited
            text: remove.armed ? qsTr("Remove for good?") : qsTr("Remove")
            onClicked: remove.press()
        }
    ]

    Timer {
        id: remove
        readonly property bool armed: running
        interval: 5000
        function press(): void {
            if (armed) {
                stop();
                root.evaluation.removeOwn();
            } else {
                start();
            }
        }
    }

    Item {
        anchors.fill: parent

        AppText {
            width: parent.width
            visible: !root.evaluation.editable
            wrapMode: Text.Wrap
            color: Theme.t3
            text: qsTr("The weights of this evaluator are not edited by hand. "
                       + "Choose the classical evaluation or the genome.")
        }
        SelectBox {
            id: group
            visible: root.evaluation.editable
            width: parent.width
            label: qsTr("Group of weights")
            model: root.evaluation.weightGroups
            currentIndex: root.evaluation.weightGroup
            onActivated: index => root.evaluation.weightGroup = index
        }
        Row {
            id: heads
            anchors.top: group.bottom
            anchors.topMargin: Theme.space8
            anchors.right: parent.right
            anchors.rightMargin: Theme.space12
            visible: root.evaluation.editable && root.evaluation.tapered
            spacing: Theme.space8

            Repeater {
                model: [qsTr("middlegame"), qsTr("endgame")]
                AppText {
                    required property string modelData
                    width: root.stepperWidth
                    horizontalAlignment: Text.AlignHCenter
                    style: "small"
                    text: modelData
                }
            }
        }
        ListView {
            id: rows
            objectName: "weightRows"
            anchors.top: heads.bottom
            anchors.topMargin: Theme.space4
            anchors.bottom: keep.top
            anchors.bottomMargin: Theme.space8
            width: parent.width
            visible: root.evaluation.editable
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            model: root.evaluation.weights
            T.ScrollBar.vertical: AppScrollBar {}

            delegate: Item {
                id: row

                required property int index
                required property string name
                required property int value
                required property int endgame
                required property bool weightChanged

                objectName: "weight" + row.index
                width: rows.width - Theme.space12
                height: Theme.scaled(34)

                AppText {
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width - values.width - Theme.space8
                    style: row.weightChanged ? "strong" : "body"
                    color: row.weightChanged ? Theme.acc : Theme.t1
                    text: row.name
                }
                Row {
                    id: values
                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    spacing: Theme.space8

                    Stepper {
                        objectName: "middlegame"
                        width: root.stepperWidth
                        accessibleName: root.evaluation.tapered ? qsTr("%1, middlegame").arg(row.name)
                            : row.name
                        from: root.evaluation.minWeight
                        to: root.evaluation.maxWeight
                        value: row.value
                        onValueModified: value => root.evaluation.setWeight(row.index, false, value)
                    }
                    Stepper {
                        objectName: "endgame"
                        width: root.stepperWidth
                        visible: root.evaluation.tapered
                        accessibleName: qsTr("%1, endgame").arg(row.name)
                        from: root.evaluation.minWeight
                        to: root.evaluation.maxWeight
                        value: row.endgame
                        onValueModified: value => root.evaluation.setWeight(row.index, true, value)
                    }
                }
            }
        }
        Row {
            id: keep
            anchors.bottom: parent.bottom
            width: parent.width
            spacing: Theme.space8

            TextFieldBox {
                id: name
                objectName: "evaluatorName"
                visible: root.evaluation.editable
                width: parent.width - keepButton.width - playButton.width - 2 * parent.spacing
                placeholderText: qsTr("Name")
                accessibleName: qsTr("Name of the evaluator")
                maximumLength: 60
                onAccepted: if (keepButton.enabled) keepButton.clicked()
            }
            AppButton {
                id: keepButton
                visible: root.evaluation.editable
                enabled: root.evaluation.edited
                kind: root.evaluation.edited ? "primary" : "secondary"
                text: qsTr("Save")
                onClicked: {
                    root.evaluation.keepAs(name.text);
                    name.text = "";
                }
            }
            AppButton {
                id: playButton
                enabled: !root.evaluation.edited
                iconName: "play"
                text: qsTr("Play against it")
                onClicked: root.evaluation.playAgainst()
            }
        }
    }
}
