// Nodes, time, speed or branching by depth, one line for each configuration.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Charts
import Plyglass.Controls

Panel {
    id: root

    required property Laboratory laboratory
    readonly property list<string> titles: [qsTr("Nodes by depth"), qsTr("Time by depth"),
                                            qsTr("Nodes per second by depth"), qsTr("Branching by depth")]
    readonly property int quantity: root.laboratory.quantityIndex
    readonly property bool roomy: root.width >= Theme.scaled(560)
    readonly property SeriesChart chart: plot

    title: root.titles[root.quantity]
    subtitle: root.roomy
        ? qsTr("mean of the positions, %1").arg(root.quantity === 3 ? qsTr("linear") : qsTr("log")) : ""
    headerItems: Segmented {
        compact: true
        label: qsTr("What the chart shows")
        model: [qsTr("Nodes"), qsTr("Time"), qsTr("Nodes/s"), qsTr("Branching")]
        currentIndex: root.quantity
        onActivated: index => root.laboratory.quantityIndex = index
    }

    SeriesChart {
        id: plot
        objectName: "comparisonChart"
        anchors.fill: parent
        title: root.title
        model: root.laboratory.series
        unit: root.quantity === 1 ? "ms" : root.quantity === 3 ? "plain" : "count"
        logarithmic: root.quantity !== 3
        firstColumn: root.laboratory.resultDepthMin
        valueName: [qsTr("Nodes"), qsTr("Time"), qsTr("Nodes per second"),
                    qsTr("Branching factor")][root.quantity]
        emptyText: qsTr("The lines appear with the first finished search.")
    }
}
