// The three-dots button of the game menu.
import QtQuick
import Plyglass.Controls

IconButton {
    id: root

    objectName: "more"
    compact: true
    iconName: "more"
    tip: qsTr("Game and position")
    onClicked: menu.popup(root, 0, root.height)

    PositionMenu { id: menu }
}
