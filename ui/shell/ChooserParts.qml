// The parts of Qt's own dialog for files, which is shown where the desktop gives none: what looks chosen is
// chosen, a name that is to be written has the keyboard, and Return saves under it. The desktop's dialog
// stays as it is.
import QtQuick
import QtQuick.Controls
import QtQuick.Dialogs

Item {
    id: root

    required property FileDialog dialog
    /// A file is to be named that need not be there.
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
    // The list begins with its first file highlighted, though Open does not take it.
    function chooseNothingElse(): void {
        if (root.files?.currentItem && root.files.currentItem.fileUrl !== root.dialog.currentFile)
            root.files.currentIndex = -1;
    }

    // The dialog's parts are made, and its list is filled, only after it has said so.
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
    // The dialog takes the name over only after Return.
    Timer {
        id: named
        interval: 0
        onTriggered: {
            // Which of the two it is depends on Qt's version.
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
