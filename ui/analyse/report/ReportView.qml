// The report of the game: both sides' figures, the costly moves, and details of the one on the board.
// Progress and actions below.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

Item {
    id: root

    required property Report report
    required property Game game

    signal practiceRequested

    objectName: "reportView"
    clip: true

    ScrollArea {
        id: area
        objectName: "reportArea"
        anchors.top: parent.top
        anchors.bottom: foot.top
        width: parent.width
        visible: root.report.known

        // Scrolls as little as possible; if the range is too high its top is shown.
        function show(top: real, bottom: real): void {
            const view = area.contentItem as Flickable;
            if (bottom > view.contentY + view.height)
                view.contentY = bottom - view.height;
            if (top < view.contentY)
                view.contentY = top;
        }

        Column {
            width: area.availableWidth
            topPadding: Theme.space8
            bottomPadding: Theme.space16
            spacing: Theme.space12

            AppText {
                objectName: "reportOpening"
                x: Theme.space16
                width: parent.width - 2 * x
                visible: text.length > 0
                wrapMode: Text.Wrap
                color: Theme.t2
                text: root.report.openingText
            }
            ReportSides {
                width: parent.width
                report: root.report
                game: root.game
            }
            ReportMoves {
                width: parent.width
                report: root.report
                onSightRequested: (top, bottom) => area.show(top, bottom)
            }
            AppText {
                x: Theme.space16
                width: parent.width - 2 * x
                wrapMode: Text.Wrap
                style: "small"
                text: root.report.sourceText
            }
        }
    }
    Item {
        anchors.fill: area
        visible: !root.report.known

        EmptyState {
            anchors.centerIn: parent
            maxWidth: Math.min(parent.width - 2 * Theme.space24, Theme.scaled(360))
            text: root.report.running ? root.report.progressText
                : root.report.canMake
                ? qsTr("A report tells how both sides played, where the game turned, what was better than "
                       + "each bad move, and why it was missed.")
                : qsTr("There is no move to report on yet.")
        }
    }
    ReportFoot {
        id: foot
        anchors.bottom: parent.bottom
        width: parent.width
        report: root.report
        onPracticeRequested: root.practiceRequested()
    }
}
