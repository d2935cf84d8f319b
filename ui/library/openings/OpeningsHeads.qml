// Column names of the openings table.
import QtQuick
import Plyglass.Controls

Item {
    id: root

    required property OpeningsColumns columns

    implicitHeight: Theme.scaled(28)

    component Head: AppText {
        anchors.verticalCenter: parent?.verticalCenter
        visible: width > 0
        style: "small"
    }
    component NumberHead: Head { horizontalAlignment: Text.AlignRight }

    Row {
        x: Theme.space16
        height: parent.height
        spacing: root.columns.gap

        Head { width: root.columns.moveWidth; text: qsTr("Move") }
        Head { width: root.columns.nameWidth; text: qsTr("Opening") }
        NumberHead { width: root.columns.gamesWidth; text: qsTr("Games") }
        NumberHead { width: root.columns.shareWidth; text: qsTr("Share") }
        Item { width: root.columns.barWidth; height: 1; visible: width > 0 }
        Head {
            width: root.columns.resultWidth
            text: width < Theme.scaled(170) ? qsTr("Results") : qsTr("White won, drawn, Black won")
        }
        NumberHead { width: root.columns.ratingWidth; text: qsTr("Rating") }
        NumberHead { width: root.columns.performanceWidth; text: qsTr("Perf.") }
        NumberHead { width: root.columns.ownWidth; text: qsTr("Your score") }
        Head { width: root.columns.trendWidth; text: qsTr("Trend") }
        NumberHead { width: root.columns.yearsWidth; text: qsTr("Years") }
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.line
    }
}
