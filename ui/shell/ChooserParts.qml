// Parts of Qt's own file dialog, used where the desktop has none: the highlighted file is chosen, the name
// field of a new file has the focus, and Return saves. The desktop's dialog is not changed.
import QtQuick
import QtQuick.Dialogs
import QtQuick.Templates as T
import Plyglass.Controls

Item {
    id: root

    required property FileDialog dialog
    /// Whether a new file can be named.
    property bool namesNewFile: false

    property ListView files: null
    property T.TextField name: null
    property T.DialogButtonBox buttons: null

    // The item with this name among `items` and below them.
    function part(items: var, name: string): Item {
        for (let i = 0; i < items.length; ++i) {
            const item = items[i] as Item;
            const found = item.objectName === name ? item : root.part(item.children, name);
            if (found)
                return found;
        }
        return null;
    }
    function findParts(): void {
        const windows = Windows.roots();
        root.files = root.part(windows, "fileDialogListView") as ListView;
        root.chooseNothingElse();
        root.name = root.namesNewFile ? root.part(windows, "fileNameTextField") as T.TextField : null;
        if (!root.name)
            return;
        const row = root.name.parent.children;
        for (let i = 0; i < row.length; ++i)
            root.buttons = row[i] as T.DialogButtonBox ?? root.buttons;
        root.name.forceActiveFocus(Qt.PopupFocusReason);
        const ending = root.name.text.lastIndexOf(".");
        root.name.select(0, ending > 0 ? ending : root.name.length);
    }
    // The list highlights its first file initially, though Open does not take it.
    function chooseNothingElse(): void {
        if (root.files?.currentItem && root.files.currentItem.fileUrl !== root.dialog.currentFile)
            root.files.currentIndex = -1;
    }

    // The dialog creates its parts and fills its list after the signal.
    Timer {
        id: opened
        interval: 0
        onTriggered: root.findParts()
    }
    Timer {
        id: changed
        interval: 0
        onTriggered: root.chooseNothingElse()
    }
    // The dialog applies the name only after Return.
    Timer {
        id: named
        interval: 0
        onTriggered: {
            // The button depends on Qt's version.
            const save = root.buttons?.standardButton(T.DialogButtonBox.Save);
            (save ?? root.buttons?.standardButton(T.DialogButtonBox.Open))?.clicked();
        }
    }
    Connections {
        target: root.name
        function onAccepted(): void { named.restart(); }
    }
    Connections {
        target: root.dialog
        function onVisibleChanged(): void {
            if (root.dialog.visible)
                opened.restart();
            else
                root.files = root.name = root.buttons = null;
        }
    }
    Connections {
        target: root.files
        function onCountChanged(): void { changed.restart(); }
        function onCurrentItemChanged(): void { changed.restart(); }
    }
}
