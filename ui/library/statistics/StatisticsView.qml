// The person's statistics as charts, each a link to its games.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Plyglass.Actions
import Plyglass.App
import Plyglass.Controls

FocusScope {
    id: root

    required property LibraryStatistics statistics
    required property int gap

    readonly property bool isEmpty: root.statistics.ready && root.statistics.games === 0
    readonly property int columns:
        cards.width >= Theme.scaled(1280) ? 3 : cards.width >= Theme.scaled(760) ? 2 : 1

    objectName: "statisticsView"
    onVisibleChanged: {
        if (root.visible)
            root.statistics.begin();
    }

    EmptyState {
        objectName: "statisticsEmpty"
        anchors.centerIn: parent
        visible: root.isEmpty || !root.statistics.ready
        maxWidth: root.width - Theme.space32
        iconName: "evaluation"
        text: !root.isEmpty ? qsTr("Reading your games…")
            : qsTr("Play a game against the computer: your results stand here when it is over. Games that "
                   + "you played elsewhere count too: write your names in the settings.")
        actionText: root.isEmpty ? qsTr("Play") : ""
        onActionTriggered: Actions.files.newGame.trigger()
    }
    AppText {
        id: summary
        objectName: "statisticsSummary"
        visible: !root.isEmpty
        color: Theme.t2
        width: parent.width
        wrapMode: Text.Wrap
        text: Array.of(root.statistics.summary, root.statistics.copiesText, root.statistics.problem)
                  .filter(sentence => sentence.length > 0).join(". ")
    }
    ScrollArea {
        id: scroll
        anchors.top: summary.bottom
        anchors.topMargin: Theme.space8
        anchors.bottom: parent.bottom
        width: parent.width + Theme.scaled(14)
        visible: root.statistics.ready && !root.isEmpty

        GridLayout {
            id: cards
            width: scroll.width - Theme.scaled(14)
            columns: root.columns
            columnSpacing: root.gap
            rowSpacing: root.gap

            StatisticsChart {
                objectName: "ratingCard"
                title: qsTr("Rating")
                lines: root.statistics.rating
                days: root.statistics.ratingDays
                figure: root.statistics.ratingText
                figureError: root.statistics.ratingErrorText
                caption: root.statistics.ratingCaption
                unit: "count"
                fromData: true
                emptyText: qsTr("No rated game so far: play one of the levels to its end.")
                onChosen: column => root.statistics.show(LibraryStatistics.Rating, column)
            }
            StatisticsChart {
                objectName: "accuracyCard"
                title: qsTr("Accuracy")
                lines: root.statistics.accuracy
                days: root.statistics.accuracyDays
                figure: root.statistics.accuracyText
                caption: qsTr("Per cent, on average of those games of a day that have a report.")
                unit: "plain"
                emptyText: qsTr("No game with a report so far.")
                onChosen: column => root.statistics.show(LibraryStatistics.Accuracy, column)
            }
            StatisticsCard {
                objectName: "lostCard"
                title: qsTr("Where games were lost")
                rows: root.statistics.lost
                valueName: qsTr("Share")
                colors: [Theme.bad, Qt.alpha(Theme.bad, 0.45), Theme.bg3]
                caption: root.statistics.lostCaption
                onChosen: row => root.statistics.show(LibraryStatistics.Lost, row)
            }
            StatisticsCard {
                objectName: "levelsCard"
                title: qsTr("By level")
                rows: root.statistics.levels
                emptyText: qsTr("No game against a level so far.")
                onChosen: row => root.statistics.show(LibraryStatistics.Levels, row)
            }
            StatisticsCard {
                title: qsTr("By opening")
                rows: root.statistics.openings
                emptyText: qsTr("No game from the start position so far.")
                onChosen: row => root.statistics.show(LibraryStatistics.Openings, row)
            }
            StatisticsCard {
                objectName: "colorsCard"
                title: qsTr("By colour and length")
                rows: root.statistics.colors
                onChosen: row => root.statistics.show(LibraryStatistics.Colors, row)

                StatisticsRows {
                    objectName: "lengthRows"
                    topPadding: Theme.space8
                    rows: root.statistics.lengths
                    onChosen: row => root.statistics.show(LibraryStatistics.Lengths, row)
                }
            }
        }
    }
}
