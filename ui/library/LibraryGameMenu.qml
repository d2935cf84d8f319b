// Actions on the selected games.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

AppMenu {
    id: root

    required property Library library
    property bool favourite: false

    readonly property LibraryEdits edits: root.library.edits

    signal openRequested
    signal exportRequested
    signal nameRequested

    AppMenuItem {
        iconName: "analyse"
        text: qsTr("Analyse")
        shortcutText: qsTr("Enter")
        onTriggered: root.openRequested()
    }
    AppMenuItem {
        iconName: root.favourite ? "star" : "starred"
        text: root.favourite ? qsTr("Remove from favourites") : qsTr("Favourite")
        onTriggered: root.edits.favour(!root.favourite)
    }
    AppMenu {
        id: collections
        title: qsTr("Add to collection")

        Instantiator {
            model: root.edits.ownCollections
            delegate: AppMenuItem {
                required property int index
                required property string modelData
                text: modelData
                onTriggered: root.edits.addTo(index)
            }
            onObjectAdded: (index, object) => collections.insertItem(index, object)
            onObjectRemoved: (index, object) => collections.removeItem(object)
        }
        AppMenuItem {
            iconName: "plus"
            text: qsTr("New collection…")
            onTriggered: root.nameRequested()
        }
    }
    AppMenuItem {
        objectName: "libraryMerge"
        iconName: "explorer"
        enabled: root.library.games.selectedCount > 1
        text: qsTr("Merge into one new game")
        onTriggered: root.library.mergeSelected()
    }
    AppMenuItem {
        iconName: "export"
        text: root.edits.exportSelectedText
        onTriggered: root.exportRequested()
    }
    AppMenuSeparator {}
    AppMenuItem {
        shown: root.edits.canTakeOut
        iconName: "minus"
        text: qsTr("Take out of the collection")
        onTriggered: root.edits.takeOut()
    }
    AppMenuItem {
        shown: root.edits.deletedShown
        iconName: "back"
        text: qsTr("Put back")
        onTriggered: root.edits.putBack()
    }
    AppMenuItem {
        shown: !root.edits.deletedShown
        iconName: "trash"
        danger: true
        text: qsTr("Delete")
        shortcutText: qsTr("Del")
        onTriggered: root.edits.remove()
    }
}
