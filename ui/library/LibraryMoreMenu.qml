// Actions on the library and on the shown collection.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

AppMenu {
    id: root

    required property LibraryEdits edits
    required property ImportReport importReport

    readonly property bool named: root.edits.shownName.length > 0

    signal nameRequested
    signal newNameRequested
    signal faultyRequested

    AppMenuItem {
        iconName: "plus"
        text: qsTr("New collection…")
        onTriggered: root.nameRequested()
    }
    AppMenuItem {
        iconName: "copy"
        enabled: !root.edits.busy
        text: qsTr("Find duplicates")
        onTriggered: root.edits.findDuplicates()
    }
    AppMenuItem {
        iconName: "warn"
        enabled: root.importReport.faulty.count > 0
        text: qsTr("Games with errors…")
        onTriggered: root.faultyRequested()
    }
    AppMenuSeparator {}
    AppMenuItem {
        iconName: "edit"
        enabled: root.named
        text: qsTr("Rename the collection…")
        onTriggered: root.newNameRequested()
    }
    AppMenu {
        id: targets
        title: qsTr("Merge the collection into")
        enabled: root.edits.mergeTargets.length > 0

        Instantiator {
            model: root.edits.mergeTargets
            delegate: AppMenuItem {
                required property int index
                required property string modelData
                text: modelData
                onTriggered: root.edits.mergeShown(index)
            }
            onObjectAdded: (index, object) => targets.insertItem(index, object)
            onObjectRemoved: (index, object) => targets.removeItem(object)
        }
    }
    AppMenuItem {
        iconName: "trash"
        danger: true
        enabled: root.named
        text: qsTr("Delete the collection")
        onTriggered: root.edits.deleteShown()
    }
}
