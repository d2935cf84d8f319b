// Parts of Qt's own file dialog, used where the desktop has none: the highlighted file is chosen, the name
// field of a new file has the focus, and Return saves. The desktop's dialog is not changed.
import QtQuick
import QtQuick.Controls
import QtQuick.Dialogs

Item {
    id: root

    required property FileDialog dialog
    /// Whether a new file can be named.
    property bool namesNewFile: false

    property ListView files: null
    property TextField name: null
    property DialogButtonBox buttons: null

    function part(item: Item, name: string): Item {
        if (!item || item.objectName === name)
            return item;
        for (let i = 0; i < item.children.length; ++i) {
            const found = root.part(item.children[i], name);
            if (found)
                return found;
        }
        return null;
    }
    function findParts(): void {
        const overlay = root.dialog.parentWindow?.contentItem.Overlay.overlay ?? null;
        root.files = root.part(overlay, "fileDialogListView") as ListView;
        root.chooseNothingElse();
        root.name = root.namesNewFile ? root.part(overlay, "fileNameTextField") as TextField : null;
        if (!root.name)
            return;
        const row = root.name.parent.children;
        for (let i = 0; i < row.length; ++i)
            root.buttons = row[i] as DialogButtonBox ?? root.buttons;
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
            const save = root.buttons?.standardButton(DialogButtonBox.Save);
            (save ?? root.buttons?.standardButton(DialogButtonBox.Open))?.clicked();
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
