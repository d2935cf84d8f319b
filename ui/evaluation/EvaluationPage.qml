// The Evaluation page: the board with the value of each piece at the left, the score by terms at the right.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

FocusScope {
    id: root

    required property Evaluation evaluation
    required property AppSettings settings

    readonly property bool narrow: root.width < Theme.scaled(1000)
    readonly property int margin: Theme.scaled(root.narrow ? 12 : 24)
    readonly property int gap: Theme.scaled(root.narrow ? 12 : 16)
    readonly property int boardSide: Math.min(root.height - head.height - Theme.scaled(96) - root.margin,
                                              Math.round(root.width * 0.5))

    Component.onCompleted: root.evaluation.active = true
    Component.onDestruction: root.evaluation.active = false

    Item {
        id: head
        x: root.margin
        width: root.width - 2 * root.margin
        height: Theme.scaled(64)

        PageHead {
            id: title
            text: qsTr("Evaluation")
        }
        Segmented {
            objectName: "evaluationView"
            anchors.left: title.right
            anchors.leftMargin: root.gap
            anchors.verticalCenter: parent.verticalCenter
            label: qsTr("Position to evaluate")
            model: [qsTr("Position"), qsTr("End of the best line"), qsTr("Last move")]
            currentIndex: root.evaluation.view
            onActivated: index => root.evaluation.view = index
        }
        SelectBox {
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.scaled(root.narrow ? 150 : 220)
            label: qsTr("Evaluation")
            model: root.evaluation.evaluatorNames
            currentIndex: root.evaluation.evaluatorIndex
            onActivated: index => root.evaluation.evaluatorIndex = index
        }
    }

    Panel {
        id: boardPanel
        anchors.top: head.bottom
        x: root.margin
        padding: Theme.space12
        topPadding: Theme.space12

        Column {
            spacing: Theme.space8

            PieceValuesBoard {
                width: root.boardSide
                height: root.boardSide
                evaluation: root.evaluation
                settings: root.settings
            }
            PieceValuesLegend { width: root.boardSide }
        }
    }
    Item {
        id: right
        anchors.top: head.bottom
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.margin
        x: boardPanel.x + boardPanel.width + root.gap
        width: Math.min(Theme.scaled(960), root.width - x - root.margin)

        TabStrip {
            id: tabs
            objectName: "evaluationTabs"
            label: qsTr("Reasons or weights")
            model: [qsTr("Why"), qsTr("Weights")]
        }
        EvaluationTerms {
            anchors.top: tabs.bottom
            anchors.topMargin: Theme.space8
            anchors.bottom: parent.bottom
            width: parent.width
            visible: tabs.currentIndex === 0
            evaluation: root.evaluation
        }
        WeightEditor {
            anchors.top: tabs.bottom
            anchors.topMargin: Theme.space8
            anchors.bottom: parent.bottom
            width: parent.width
            visible: tabs.currentIndex === 1
            evaluation: root.evaluation
        }
    }
}
