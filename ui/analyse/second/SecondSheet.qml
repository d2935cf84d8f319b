// Evaluator and techniques of the second analysis.
import QtQuick
import Plyglass.App
import Plyglass.Controls

SideSheet {
    id: root

    required property SecondLines second
    required property Analyse analyse

    objectName: "secondSheet"
    title: qsTr("Second evaluator")

    Column {
        x: Theme.space16
        width: root.width - 2 * x
        spacing: Theme.space12

        AppText {
            width: parent.width
            wrapMode: Text.Wrap
            color: Theme.t2
            text: qsTr("Searches the same position at the same time, with as many threads and as much memory "
                       + "as the first.")
        }
        PlayerChoices {
            width: parent.width
            player: root.second.player
            prefix: "second"
            boxWidth: Theme.scaled(190)
            offersLevel: false
            offersDepth: false
            offersMachine: false
        }
        StepperRow {
            objectName: "secondLineCount"
            width: parent.width
            name: qsTr("Lines of both")
            from: 1
            to: root.analyse.lineCountMax
            value: root.analyse.lineCount
            onChosen: value => root.analyse.lineCount = value
        }
    }
}
