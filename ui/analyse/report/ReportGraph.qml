// White's chance to win over the whole game: from the report as soon as it exists, else from the computer's
// searches during the game.
import QtQuick
import Plyglass.App
import Plyglass.Charts
import Plyglass.Controls

Panel {
    id: root

    required property Report report
    required property Game game

    signal reportRequested
    signal tagsRequested

    title: root.game.title
    subtitle: Array.of(root.game.status.resultText, root.game.ratingsText).filter(part => part.length > 0)
        .join(" · ")
    headerItems: [
        IconButton {
            objectName: "gameTags"
            iconName: "edit"
            tip: qsTr("About this game: players, event, date, result")
            onClicked: root.tagsRequested()
        },
        AppButton {
            visible: !root.report.known && root.report.canMake
            compact: true
            iconName: "analyse"
            text: qsTr("Report")
            onClicked: {
                root.reportRequested();
                root.report.make();
            }
        }
    ]

    EvalGraph {
        anchors.fill: parent
        values: root.report.known ? root.report.percents : root.game.evalHistory
        marks: root.report.known ? root.report.marks : []
        currentPly: root.report.known ? root.report.currentPosition : root.game.currentPly - 1
        onPlyClicked: index => {
            if (root.report.known)
                root.report.goToPosition(index);
            else
                root.game.goToPly(index + 1);
        }
    }
    ProgressLine {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 3
        visible: root.report.running
        value: root.report.progress
        label: qsTr("Report")
    }
}
