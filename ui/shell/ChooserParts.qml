// The parts of Qt's own dialog for files, which is shown where the desktop gives none: what looks chosen is
// chosen, and a name that is to be written has the keyboard. The desktop's dialog stays as it is.
import QtQuick
import QtQuick.Controls
import QtQuick.Dialogs

Item {
    id: root

    required property FileDialog dialog
    /// A file is to be named that need not be there.
    property bool namesNewFile: false

    property ListView files: null

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
    function look(): void {
        const overlay = root.dialog.parentWindow?.contentItem.Overlay.overlay ?? null;
        root.files = root.part(overlay, "fileDialogListView") as ListView;
        root.chooseNothingElse();
        const name = root.part(overlay, "fileNameTextField") as TextField;
        if (!root.namesNewFile || !name)
            return;
        name.forceActiveFocus(Qt.PopupFocusReason);
        const ending = name.text.lastIndexOf(".");
        name.select(0, ending > 0 ? ending : name.length);
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
        onTriggered: root.look()
    }
    Timer {
        id: changed
        interval: 0
        onTriggered: root.chooseNothingElse()
    }
    Connections {
        target: root.dialog
        function onVisibleChanged(): void {
            if (root.dialog.visible)
                opened.restart();
            else
                root.files = null;
        }
    }
    Connections {
        target: root.files
        function onCountChanged(): void { changed.restart(); }
        function onCurrentItemChanged(): void { changed.restart(); }
    }
}
