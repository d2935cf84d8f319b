// The numbers behind the charts: every search of a depth by position, or the means of each configuration.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

Panel {
    id: root

    required property Laboratory laboratory
    readonly property bool means: view.currentIndex === 1

    title: qsTr("Results")
    padding: 0
    bottomPadding: 1
    headerItems: [
        Stepper {
            objectName: "resultDepth"
            label: qsTr("depth")
            from: root.laboratory.resultDepthMin
            to: Math.max(root.laboratory.resultDepthMin, root.laboratory.resultDepthMax)
            value: root.laboratory.resultDepth
            enabled: root.laboratory.hasResults
            onValueModified: value => root.laboratory.resultDepth = value
        },
        Segmented {
            id: view
            objectName: "resultsView"
            compact: true
            label: qsTr("Rows of the table")
            model: [qsTr("Searches"), qsTr("Means")]
            currentIndex: 0
        },
        IconButton {
            objectName: "copyResults"
            compact: true
            iconName: "copy"
            iconSize: 16
            tip: qsTr("Copy the searches as a table")
            enabled: root.laboratory.hasResults
            onClicked: root.laboratory.copyResults()
        }
    ]

    Item {
        anchors.fill: parent
        implicitHeight: Theme.scaled(220)

        SearchesTable {
            objectName: "searchesTable"
            anchors.fill: parent
            visible: !root.means && root.laboratory.hasResults
            laboratory: root.laboratory
        }
        MeansTable {
            objectName: "meansTable"
            anchors.fill: parent
            visible: root.means && root.laboratory.hasResults
            summary: root.laboratory.summary
        }
        EmptyState {
            anchors.centerIn: parent
            visible: !root.laboratory.hasResults
            text: qsTr("Rows appear as searches finish.")
        }
    }
}
