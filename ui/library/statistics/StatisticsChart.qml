// A chart over days: the newest value large, the line, and an explanation. A click on a day lists its games.
import QtQuick
import QtQuick.Layouts
import Plyglass.App
import Plyglass.Charts
import Plyglass.Controls

Panel {
    id: root

    required property Rows lines
    // Labels of the columns.
    property alias days: chart.columnTexts
    property string figure: ""
    property string figureError: ""
    property string caption: ""
    property alias unit: chart.unit
    property alias valueName: chart.valueName
    property alias emptyText: chart.emptyText
    property alias fromData: chart.fromData

    signal chosen(int column)

    Layout.fillWidth: true
    Layout.fillHeight: true
    Layout.preferredWidth: 1
    Layout.alignment: Qt.AlignTop
    headerItems: [
        AppText {
            objectName: root.objectName + "Figure"
            Layout.rightMargin: root.figureError.length > 0 ? 0 : Theme.space8
            visible: root.figure.length > 0
            style: "figure"
            text: root.figure
        },
        AppText {
            objectName: root.objectName + "Error"
            Layout.rightMargin: Theme.space8
            visible: root.figureError.length > 0
            color: Theme.t3
            text: root.figureError
        }
    ]

    Item {
        id: room
        anchors.fill: parent
        implicitHeight: Theme.scaled(210) + room.noteHeight

        readonly property real noteHeight: note.text.length > 0 ? note.implicitHeight : 0

        SeriesChart {
            id: chart
            objectName: root.objectName + "Chart"
            width: parent.width
            height: room.height - room.noteHeight
            title: root.title
            model: root.lines
            logarithmic: false
            firstColumn: 1
            columnName: ""
            choosable: true
            onChosen: column => root.chosen(column)
        }
        AppText {
            id: note
            anchors.bottom: parent.bottom
            width: parent.width
            visible: text.length > 0
            topPadding: Theme.space4
            wrapMode: Text.Wrap
            style: "small"
            text: root.caption
        }
    }
}
