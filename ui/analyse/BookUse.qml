// Settings of the book for the computer: maximum number of moves, and variety.
import QtQuick
import Plyglass.App
import Plyglass.Controls

Item {
    id: root

    required property ComputerPlayer player

    // One above the maximum means "all".
    readonly property int allMoves: root.player.bookMovesMax + 1
    readonly property bool stacked: root.width < Theme.scaled(520)

    implicitHeight: steps.implicitHeight + Theme.scaled(8)
    enabled: root.player.exists

    Rectangle {
        width: parent.width
        height: 1
        color: Theme.line
    }
    Grid {
        id: steps
        x: Theme.space16
        y: Theme.scaled(4)
        width: parent.width - 2 * x
        columns: root.stacked ? 1 : 2
        columnSpacing: Theme.space24

        StepperRow {
            objectName: "bookMoves"
            width: root.stacked ? steps.width : (steps.width - steps.columnSpacing) / 2
            name: qsTr("Book moves at most")
            from: 0
            to: root.allMoves
            special: qsTr("all")
            value: root.player.bookMoves < 0 ? root.allMoves : root.player.bookMoves
            onChosen: value => root.player.bookMoves = value === root.allMoves ? -1 : value
        }
        StepperRow {
            objectName: "bookVariety"
            width: root.stacked ? steps.width : (steps.width - steps.columnSpacing) / 2
            name: qsTr("Variety")
            from: 0
            to: 100
            stepSize: 10
            unit: "%"
            value: root.player.bookVariety
            onChosen: value => root.player.bookVariety = value
        }
    }
}
