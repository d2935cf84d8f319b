// A chart with rows: its title, a head over the numbers, the rows, and an explanation.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Plyglass.App
import Plyglass.Controls

Panel {
    id: root

    required property Rows rows
    property list<color> colors: [Qt.alpha(Theme.good, 0.7), Theme.line3, Qt.alpha(Theme.bad, 0.7)]
    property string valueName: qsTr("Score")
    property string caption: ""
    // Text without rows.
    property string emptyText: ""
    // Rows shown until all are requested.
    property int maxRows: 12
    property bool showsAll: false
    // Groups below the rows.
    default property alias more: column.data

    signal chosen(int row)

    padding: 0
    Layout.fillWidth: true
    Layout.fillHeight: true
    Layout.preferredWidth: 1
    Layout.alignment: Qt.AlignTop

    headerItems: [
        AppText {
            Layout.preferredWidth: Theme.scaled(64)
            visible: root.rows.count > 0
            horizontalAlignment: Text.AlignRight
            style: "small"
            text: root.valueName
            Accessible.ignored: true
        },
        AppText {
            Layout.preferredWidth: Theme.scaled(44)
            Layout.rightMargin: Theme.space8
            visible: root.rows.count > 0
            horizontalAlignment: Text.AlignRight
            style: "small"
            text: qsTr("Games")
            Accessible.ignored: true
        }
    ]

    Item {
        anchors.fill: parent
        implicitHeight: column.implicitHeight + Theme.space12

        Column {
            id: column
            width: parent.width

            StatisticsRows {
                objectName: root.objectName + "Rows"
                rows: root.rows
                colors: root.colors
                maxRows: root.showsAll ? root.rows.count : root.maxRows
                onChosen: row => root.chosen(row)
            }
            AppButton {
                objectName: root.objectName + "All"
                x: Theme.space8
                visible: root.rows.count > root.maxRows
                kind: "quiet"
                compact: true
                text: root.showsAll ? qsTr("Show fewer") : qsTr("Show all %1").arg(root.rows.count)
                onClicked: root.showsAll = !root.showsAll
            }
            AppText {
                x: Theme.space16
                width: parent.width - 2 * Theme.space16
                visible: text.length > 0
                topPadding: Theme.space4
                wrapMode: Text.Wrap
                style: "small"
                text: root.rows.count === 0 ? root.emptyText : root.caption
            }
        }
    }
}
