// Elo of each generation against material; a click shows that generation.
import QtQuick
import Plyglass.App
import Plyglass.Charts
import Plyglass.Controls

Panel {
    id: root

    required property NetworkRun network

    title: qsTr("Strength")
    subtitle: root.network.strengthCaption
    headerItems: [
        Stepper {
            objectName: "generationStepper"
            visible: root.network.generations > 1
            accessibleName: qsTr("Generation shown")
            from: 0
            to: Math.max(0, root.network.generations - 1)
            value: Math.max(0, root.network.generation)
            onValueModified: value => root.network.generation = value
        }
    ]

    SeriesChart {
        anchors.fill: parent
        objectName: "networkStrengthChart"
        title: root.title
        model: root.network.strength
        unit: "signed"
        logarithmic: false
        signedValues: true
        columnName: qsTr("Generation")
        valueName: qsTr("Elo")
        firstColumn: 0
        choosable: true
        colors: [Theme.acc, Theme.s2, Theme.s3, Theme.s4, Theme.s5, Theme.s6]
        selected: root.network.generation
        emptyText: qsTr("Every network plays against material when its training is finished.")
        onChosen: column => root.network.generation = column
    }
}
