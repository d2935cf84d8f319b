// Training and validation loss of a generation.
import QtQuick
import Plyglass.App
import Plyglass.Charts
import Plyglass.Controls

Panel {
    id: root

    required property NetworkRun network

    title: qsTr("Loss")
    subtitle: root.network.lossGeneration >= 0
        ? qsTr("mean squared error, generation %1").arg(root.network.lossGeneration)
        : qsTr("mean squared error of the expected result")

    SeriesChart {
        anchors.fill: parent
        objectName: "lossChart"
        title: root.title
        model: root.network.losses
        unit: "fine"
        logarithmic: false
        fromData: true
        columnName: qsTr("Report")
        valueName: qsTr("Error")
        emptyText: qsTr("The first games are being played; the network then learns from them.")
    }
}
