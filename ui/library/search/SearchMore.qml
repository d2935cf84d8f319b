// Further search conditions: opening, length, dates, players by colour, ratings.
import QtQuick
import Plyglass.App
import Plyglass.Controls

Column {
    id: root

    required property LibrarySearch search

    readonly property int half: Math.floor((root.width - Theme.space12) / 2)

    signal findRequested

    spacing: Theme.space12

    TextFieldBox {
        id: opening
        width: parent.width
        label: qsTr("Opening")
        placeholderText: qsTr("Name, or ECO code as C4 or B90")
        onTextEdited: root.search.opening = opening.text
        onAccepted: root.findRequested()

        Binding {
            target: opening
            property: "text"
            value: root.search.opening
        }
    }
    StepperRow {
        name: qsTr("Moves at least")
        from: 0
        to: root.search.movesMax - 1
        value: root.search.minMoves
        onChosen: value => root.search.minMoves = value
    }
    StepperRow {
        name: qsTr("Moves at most")
        to: root.search.movesMax
        special: qsTr("any")
        value: root.search.maxMoves
        onChosen: value => root.search.maxMoves = value
    }
    Row {
        spacing: Theme.space12

        TextFieldBox {
            id: from
            width: root.half
            label: qsTr("Played from")
            placeholderText: qsTr("Year or date")
            onTextEdited: root.search.from = from.text
            onAccepted: root.findRequested()

            Binding {
                target: from
                property: "text"
                value: root.search.from
            }
        }
        TextFieldBox {
            id: until
            width: root.half
            label: qsTr("Played until")
            placeholderText: qsTr("Year or date")
            onTextEdited: root.search.until = until.text
            onAccepted: root.findRequested()

            Binding {
                target: until
                property: "text"
                value: root.search.until
            }
        }
    }
    AppText {
        width: parent.width
        visible: text.length > 0
        style: "small"
        color: Theme.bad
        wrapMode: Text.Wrap
        text: root.search.datesError
    }
    SearchSide {
        width: parent.width
        label: qsTr("White")
        ratingName: qsTr("White's rating at least")
        name: root.search.white
        rating: root.search.minWhiteRating
        objectName: "searchWhite"
        onNameWritten: name => root.search.white = name
        onRatingChosen: rating => root.search.minWhiteRating = rating
        onFindRequested: root.findRequested()
    }
    SearchSide {
        width: parent.width
        label: qsTr("Black")
        ratingName: qsTr("Black's rating at least")
        name: root.search.black
        rating: root.search.minBlackRating
        objectName: "searchBlack"
        onNameWritten: name => root.search.black = name
        onRatingChosen: rating => root.search.minBlackRating = rating
        onFindRequested: root.findRequested()
    }
    StepperRow {
        name: qsTr("Rating of both players at least")
        from: 0
        to: 4000
        stepSize: 50
        value: root.search.minRating
        onChosen: value => root.search.minRating = value
    }
}
