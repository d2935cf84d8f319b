// Actions on the games of the search.
import QtQuick
import Plyglass.App
import Plyglass.Controls

AppMenu {
    id: root

    required property OpeningTree tree

    AppMenuItem {
        text: qsTr("Add these games to the computer's opening book")
        iconName: "plus"
        onTriggered: root.tree.addToBook()
    }
    AppMenuItem {
        objectName: "openingsMakeBook"
        text: qsTr("Make these games the computer's opening book")
        iconName: "library"
        onTriggered: root.tree.makeBook()
    }
}
