// The costly moves. The one on the board shows its lines and the reason.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

Column {
    id: root

    required property Report report

    // Scrolls this range into view.
    signal sightRequested(real top, real bottom)

    Item {
        width: parent.width
        height: Theme.scaled(40)

        AppText {
            x: Theme.space16
            anchors.verticalCenter: parent.verticalCenter
            width: sides.x - x - Theme.space8
            style: "h2"
            text: qsTr("Moves to look at")
        }
        Segmented {
            id: sides
            anchors.right: parent.right
            anchors.rightMargin: Theme.space12
            anchors.verticalCenter: parent.verticalCenter
            label: qsTr("Whose moves")
            model: [qsTr("Both"), qsTr("White"), qsTr("Black")]
            currentIndex: root.report.sides
            onActivated: index => root.report.sides = index
        }
    }
    AppText {
        x: Theme.space16
        width: parent.width - 2 * x
        visible: list.count === 0
        wrapMode: Text.Wrap
        color: Theme.t3
        text: root.report.complete ? qsTr("No inaccuracies, mistakes or blunders.") : qsTr("None so far.")
    }
    Repeater {
        id: list
        model: root.report.moves

        ReportMoveRow {
            id: row
            width: root.width
            report: root.report
            onOpened: root.sightRequested(root.y + row.y, root.y + row.y + row.height)
        }
    }
}
