// The person's rating: about how much, its course by days, and the way to all figures.
import QtQuick
import Plyglass.Actions
import Plyglass.App
import Plyglass.Charts
import Plyglass.Controls

TodayPanel {
    id: root

    required property Today today
    required property Library library

    readonly property bool rated: root.today.ratingText.length > 0

    title: qsTr("Your rating")
    headerItems: AppButton {
        objectName: "todayFigures"
        visible: root.today.results.count > 0
        kind: "quiet"
        compact: true
        text: qsTr("All figures")
        onClicked: {
            Actions.show("library");
            root.library.showStatistics();
        }
    }

    Item {
        anchors.fill: parent
        implicitHeight: Theme.scaled(180)

        TodaySentence {
            objectName: "todayRatingEmpty"
            text: root.today.ready && !root.rated
                ? qsTr("Play a game against one of the twelve opponents to its end.") : ""
        }
        AppText {
            id: figure
            objectName: "todayRatingText"
            visible: root.rated
            style: "display"
            text: root.today.ratingText
            Accessible.name: qsTr("Your rating: %1").arg(root.today.ratingText)
        }
        SeriesChart {
            objectName: "todayRatingChart"
            anchors { top: figure.bottom; topMargin: Theme.space12; bottom: parent.bottom }
            width: parent.width
            visible: root.today.ratingDays.length > 1
            title: root.title
            model: root.today.rating
            columnTexts: root.today.ratingDays
            columnName: ""
            firstColumn: 1
            unit: "count"
            logarithmic: false
            fromData: true
        }
    }
}
