// The score of the game after each move; a click shows that position.
import QtQuick
import Plyglass.App
import Plyglass.Controls

Panel {
    id: root

    required property Game game

    objectName: "graphPanel"
    title: qsTr("Evaluation")
    subtitle: qsTr("after each move")

    EvalGraph {
        anchors.fill: parent
        // The first value belongs to the position after the first ply.
        values: root.bridged(root.game.evalHistory)
        currentPly: root.game.currentPly - 1
        onPlyClicked: index => root.game.goToPly(index + 1)
    }

    // A person's moves are not scored: the last score known stands until the next.
    function bridged(scores: var): var {
        const filled = [];
        for (let i = 0; i < scores.length; ++i)
            filled.push(isNaN(scores[i]) && i > 0 ? filled[i - 1] : scores[i]);
        return filled;
    }
}
