// Each side of a new game by itself: a person, the computer or random moves, with all settings.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

FocusScope {
    id: root

    required property NewGame setup

    implicitHeight: form.implicitHeight + Theme.scaled(8)

    ScrollArea {
        id: scroll
        anchors.fill: parent

        Column {
            id: form
            width: scroll.availableWidth - Theme.scaled(12)
            spacing: Theme.space16

            Row {
                id: sides
                width: parent.width
                spacing: Theme.space32

                readonly property int sideWidth: Math.floor((width - spacing) / 2)

                SideSetup {
                    objectName: "whiteSide"
                    width: sides.sideWidth
                    white: true
                    player: root.setup.white
                }
                SideSetup {
                    width: sides.sideWidth
                    white: false
                    player: root.setup.black
                }
            }
            Flow {
                width: parent.width
                spacing: Theme.space16

                CheckRow {
                    objectName: "randomColors"
                    text: qsTr("Random colours")
                    checked: root.setup.randomColors
                    onToggled: on => root.setup.randomColors = on
                }
                AppButton {
                    objectName: "swapSides"
                    kind: "outline"
                    iconName: "swap"
                    text: qsTr("Swap sides")
                    onClicked: root.setup.swapSides()
                }
            }
        }
    }
}
