// The last games of the person, newest first.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

TodayPanel {
    id: root

    required property Today today

    title: qsTr("Last results")
    padding: 0

    Item {
        anchors.fill: parent
        implicitHeight: Math.max(rows.implicitHeight + Theme.space12, Theme.scaled(160))

        TodaySentence {
            objectName: "todayResultsEmpty"
            text: root.today.ready && root.today.results.count === 0 ? qsTr("Your games will stand here.")
                                                                      : ""
        }
        Column {
            id: rows
            width: parent.width

            Repeater {
                model: root.today.results

                TodayResult {
                    objectName: "todayResult" + index
                    onClicked: root.today.openResult(index)
                }
            }
        }
    }
}
