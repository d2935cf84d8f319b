// The ready-made comparisons when the page has a plan; and a button to clear it.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

SideSheet {
    id: root

    required property Laboratory laboratory

    title: qsTr("New comparison")
    sheetWidth: Theme.scaled(480)

    Item {
        anchors.fill: parent

        ReadyMadePanel {
            x: Theme.space16
            width: parent.width - 2 * Theme.space16
            height: Math.min(implicitHeight, foot.y - Theme.space16)
            laboratory: root.laboratory
            onChosen: index => {
                root.laboratory.useReadyMade(index);
                root.close();
            }
        }
        Item {
            id: foot
            anchors.bottom: parent.bottom
            width: parent.width
            height: Theme.scaled(56)

            AppButton {
                objectName: "startOver"
                anchors.verticalCenter: parent.verticalCenter
                x: Theme.space16
                kind: "outline"
                text: qsTr("Empty comparison")
                enabled: !root.laboratory.running
                onClicked: {
                    root.laboratory.startOver();
                    root.close();
                }
            }
        }
    }
}
