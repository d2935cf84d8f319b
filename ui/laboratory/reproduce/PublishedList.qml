// Short list of the ancestors' reproduced tables, with their verdicts.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Plyglass.App
import Plyglass.Controls

Item {
    id: root

    required property Reproduction reproduction

    signal opened()

    implicitHeight: Theme.scaled(160)

    ListView {
        id: list
        width: parent.width
        anchors.top: parent.top
        anchors.bottom: more.top
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        model: root.reproduction.tables
        T.ScrollBar.vertical: AppScrollBar {}

        delegate: Item {
            id: row

            required property string title
            required property int good
            required property int bad

            width: list.width
            height: Theme.scaled(32)

            Rectangle {
                x: 1
                width: parent.width - 2
                height: 1
                color: Theme.line
            }
            AppText {
                x: Theme.space16
                anchors.verticalCenter: parent.verticalCenter
                width: mark.x - x - Theme.space8
                text: row.title
            }
            AppText {
                id: mark
                anchors.verticalCenter: parent.verticalCenter
                x: parent.width - width - Theme.space16
                style: "value"
                color: row.bad > 0 ? Theme.bad : row.good > 0 ? Theme.good : Theme.t3
                text: row.good + row.bad > 0 ? qsTr("%1 of %2").arg(row.good).arg(row.good + row.bad)
                    : qsTr("shown")
            }
        }
    }
    Item {
        anchors.fill: parent
        anchors.margins: Theme.space16

        EmptyState {
            anchors.centerIn: parent
            visible: list.count === 0
            text: root.reproduction.running ? root.reproduction.progressDetail
                                            : qsTr("What earlier programs published, computed again here.")
            actionText: root.reproduction.running ? qsTr("Show") : qsTr("Reproduce")
            onActionTriggered: root.opened()
        }
    }
    AppButton {
        id: more
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.space8
        x: Theme.space8
        visible: list.count > 0
        kind: "quiet"
        text: qsTr("Show the tables")
        onClicked: root.opened()
    }
}
