// The three dots that open the menu of the whole game.
import QtQuick
import Plyglass.Controls

IconButton {
    id: root

    signal actionChosen(string action)

    objectName: "more"
    compact: true
    iconName: "more"
    tip: qsTr("Game and position")
    onClicked: menu.popup(root, 0, root.height)

    PositionMenu {
        id: menu
        onChosen: action => root.actionChosen(action)
    }
}
