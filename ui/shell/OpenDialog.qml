// Chooses files to open, starting in the last used folder.
import QtQuick.Dialogs
import Plyglass.Controls

FileDialog {
    id: root

    function begin(): void {
        root.currentFolder = FileFolder.folder;
        root.open();
    }

    readonly property ChooserParts parts: ChooserParts { dialog: root }

    onAccepted: FileFolder.fileChosen(root.selectedFile)
}
