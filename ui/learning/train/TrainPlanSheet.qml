// Settings of a new network run.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

SideSheet {
    id: root

    required property NetworkRun network

    sheetWidth: Theme.scaled(420)
    title: qsTr("New network")

    ScrollArea {
        id: area
        anchors.fill: parent

        TrainStart {
            x: Theme.space16
            width: area.availableWidth - 2 * Theme.space16
            network: root.network
            onBegun: root.close()
        }
    }
}
