// The score of the game after each move; a click shows that position.
import QtQuick
import Plyglass.App
import Plyglass.Charts
import Plyglass.Controls

Panel {
    id: root

    required property Game game

    objectName: "graphPanel"
    title: qsTr("Evaluation")
    subtitle: qsTr("score after each move; above the line White is better")

    EvalGraph {
        anchors.fill: parent
        // The first value belongs to the position after the first ply. Assigned as a whole, since QML reads
        // the whole list for each element it accesses.
        values: root.game.evalHistory
        currentPly: root.game.currentPly - 1
        onPlyClicked: index => root.game.goToPly(index + 1)
    }
}
