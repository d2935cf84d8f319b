// A condition of the search; a click removes it.
import QtQuick
import QtQuick.Templates as T
import Plyglass.Controls

T.AbstractButton {
    id: root

    required property string name
    required property int part

    signal removeRequested

    objectName: "searchPart" + root.part
    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: Theme.scaled(32)
    leftPadding: Theme.scaled(9)
    rightPadding: leftPadding
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    onClicked: root.removeRequested()

    Keys.onReturnPressed: root.removeRequested()
    Keys.onEnterPressed: root.removeRequested()
    Accessible.role: Accessible.Button
    Accessible.name: qsTr("Remove: %1").arg(root.name)
    Accessible.onPressAction: root.removeRequested()

    background: Item {
        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width
            height: Theme.scaled(26)
            radius: Theme.radiusChip
            color: root.hovered ? Theme.bg4 : Theme.accSoft

            FocusRing {
                shown: root.visualFocus
                innerRadius: Theme.radiusChip
            }
        }
    }
    contentItem: Row {
        spacing: Theme.scaled(6)

        AppText {
            anchors.verticalCenter: parent.verticalCenter
            style: "small"
            font.weight: Font.Medium
            color: Theme.acc
            text: root.name
            Accessible.ignored: true
        }
        Icon {
            anchors.verticalCenter: parent.verticalCenter
            name: "x"
            size: 14
            color: Theme.acc
        }
    }
    Tip {
        wanted: (root.hovered || root.visualFocus) && !root.pressed
        text: qsTr("Remove from the search")
    }
}
