// All actions with their editable keys.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.Actions
import Plyglass.Controls

SideSheet {
    id: root

    objectName: "keyEditor"
    title: qsTr("Keys")
    sheetWidth: Theme.scaled(480)

    ScrollArea {
        id: scroll
        objectName: "keyRows"
        anchors.fill: parent

        Column {
            width: scroll.availableWidth
            leftPadding: Theme.space16
            rightPadding: Theme.space16
            bottomPadding: Theme.space16

            AppButton {
                objectName: "resetKeys"
                kind: "outline"
                text: qsTr("Reset all keys")
                onClicked: Actions.resetKeys()
            }
            Repeater {
                model: root.visible ? Actions.sets : []

                Column {
                    id: group
                    required property ActionSet modelData

                    width: scroll.availableWidth - 2 * Theme.space16
                    topPadding: Theme.space16

                    AppText {
                        bottomPadding: Theme.space4
                        style: "strong"
                        text: group.modelData.heading
                    }
                    Repeater {
                        model: group.modelData.all

                        KeyRow {
                            required property AppAction modelData

                            width: group.width
                            action: modelData
                            actionSet: group.modelData
                        }
                    }
                }
            }
        }
    }
}
