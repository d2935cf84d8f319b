// The name of a collection.
import QtQuick
import Plyglass.App
import Plyglass.Controls

AppDialog {
    id: root

    required property LibraryEdits edits

    property bool renames: false

    function openForNew() {
        root.renames = false;
        field.text = "";
        root.open();
    }
    function openForShown() {
        root.renames = true;
        field.text = root.edits.shownName;
        root.open();
    }

    title: root.renames ? qsTr("Rename the collection") : qsTr("New collection")
    message: root.renames ? ""
             : qsTr("The selected games are added to it. A game can be in several collections.")
    acceptText: root.renames ? qsTr("Rename") : qsTr("Create collection")
    acceptEnabled: field.text.trim().length > 0
    onOpened: field.forceActiveFocus()
    onAccepted: root.renames ? root.edits.renameShown(field.text) : root.edits.addToNew(field.text)

    TextFieldBox {
        id: field
        width: parent.width
        accessibleName: qsTr("Name")
        placeholderText: qsTr("Name")
        onAccepted: root.acceptByKey()
    }
}
