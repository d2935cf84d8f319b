// The 25 weights of the shown candidate beside the initial ones: a bar for now, a tick for before.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

Panel {
    id: root

    required property EvolutionRun evolution

    readonly property int columns: root.width >= Theme.scaled(1350) ? 3
        : root.width >= Theme.scaled(720) ? 2 : 1
    // Reserves space for all of them.
    readonly property int rowsEach: Math.ceil(25 / root.columns)
    readonly property int rowHeight: Theme.scaled(28)

    title: qsTr("Weights")
    subtitle: root.evolution.generation < 0 ? ""
        : qsTr("%1 against the start").arg(root.evolution.candidateText)
    headerItems: [
        Rectangle {
            implicitWidth: 2
            implicitHeight: Theme.scaled(12)
            color: Theme.t2
        },
        AppText { text: qsTr("before"); color: Theme.t2 },
        Item { implicitWidth: Theme.space4; implicitHeight: 1 },
        Rectangle {
            implicitWidth: Theme.scaled(9)
            implicitHeight: Theme.scaled(9)
            radius: Theme.radiusMark
            color: Theme.acc
        },
        AppText { text: qsTr("now"); color: Theme.t2; rightPadding: Theme.space8 }
    ]

    Item {
        anchors.fill: parent
        implicitHeight: root.rowsEach * root.rowHeight

        AppText {
            anchors.centerIn: parent
            visible: root.evolution.weights.count === 0
            color: Theme.t3
            text: qsTr("They appear with the first generation.")
        }
        Repeater {
            model: root.evolution.weights

            WeightBar {
                required property int index
                readonly property real cell:
                    (root.width - 2 * Theme.space16 - (root.columns - 1) * Theme.space32) / root.columns

                objectName: "weightBar" + index
                x: Math.floor(index / root.rowsEach) * (cell + Theme.space32)
                y: (index % root.rowsEach) * root.rowHeight
                width: cell
                height: root.rowHeight
            }
        }
    }
}
