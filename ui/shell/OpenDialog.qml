// Which file to open, or files: it begins in the folder that a file was chosen in last.
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
