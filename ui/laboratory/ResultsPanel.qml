// Tables of a comparison: every search of a depth by position, or the means of each configuration.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

Panel {
    id: root

    required property Laboratory laboratory
    // Includes the published tables, where they have no panel of their own.
    required property bool withPublished
    readonly property bool published: root.withPublished && view.currentIndex === 2
    readonly property bool means: !root.published && view.currentIndex === 1

    signal reproductionRequested()

    title: qsTr("Results")
    onWithPublishedChanged: {
        if (!root.withPublished && view.currentIndex === 2)
            view.edit(0);
    }
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
            model: root.withPublished ? [qsTr("Searches"), qsTr("Means"), qsTr("Published")]
                                      : [qsTr("Searches"), qsTr("Means")]
            currentIndex: 0
        },
        IconButton {
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
            anchors.fill: parent
            visible: !root.means && !root.published && root.laboratory.hasResults
            laboratory: root.laboratory
        }
        MeansTable {
            anchors.fill: parent
            visible: root.means && root.laboratory.hasResults
            laboratory: root.laboratory
        }
        PublishedList {
            objectName: "publishedList"
            anchors.fill: parent
            visible: root.published
            reproduction: root.laboratory.reproduction
            onOpened: root.reproductionRequested()
        }
        EmptyState {
            anchors.centerIn: parent
            visible: !root.laboratory.hasResults && !root.published
            text: qsTr("Rows appear as searches finish.")
        }
    }
}
