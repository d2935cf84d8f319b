// Chooses a file to save, with any desktop dialog: asks about an existing file and replaces nothing without
// consent.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Dialogs
import Plyglass.App
import Plyglass.Controls

Item {
    id: root

    property string title: qsTr("Save as")
    property string defaultSuffix: ""
    property alias nameFilters: dialog.nameFilters
    /// Games can be appended to a file of games; other files are replaced.
    property bool canAppend: false
    readonly property bool opened: question.opened

    signal fileChosen(file: url)
    signal appendChosen(file: url)

    function openFor(suggestedName: string): void {
        dialog.currentFolder = FileFolder.folder;
        dialog.currentFile = FileFolder.folder + "/" + encodeURIComponent(suggestedName);
        dialog.open();
    }
    /// Asks before `file` is replaced, if it exists.
    function ask(file: url): void {
        target.check(file, root.defaultSuffix);
        if (target.taken)
            question.open();
        else
            root.fileChosen(target.file);
    }

    SaveTarget { id: target }
    FileDialog {
        id: dialog
        objectName: "saveFileDialog"
        title: root.title
        fileMode: FileDialog.SaveFile
        acceptLabel: qsTr("Save")
        // The question below is asked with any desktop dialog.
        options: FileDialog.DontConfirmOverwrite // qmllint disable
        defaultSuffix: root.defaultSuffix
        onAccepted: {
            root.ask(dialog.selectedFile);
            FileFolder.fileChosen(target.file);
        }
    }
    ChooserParts {
        dialog: dialog
        namesNewFile: true
    }
    AppDialog {
        id: question
        objectName: "replaceDialog"
        title: target.canReplace ? qsTr("Replace the file?") : qsTr("Choose another name")
        message: target.question
        acceptText: target.canReplace ? qsTr("Replace") : ""
        acceptKind: "danger"
        onAccepted: root.fileChosen(target.file)
        onOpened: (add.visible ? add : another).forceActiveFocus(Qt.PopupFocusReason)

        Row {
            anchors.fill: parent
            spacing: Theme.space8

            AppButton {
                id: add
                objectName: "appendButton"
                visible: root.canAppend && target.canAppend
                kind: "primary"
                text: qsTr("Add the game to it")
                onClicked: {
                    question.close();
                    root.appendChosen(target.file);
                }
            }
            AppButton {
                id: another
                kind: "secondary"
                text: qsTr("Choose another name…")
                onClicked: {
                    question.close();
                    dialog.open();
                }
            }
        }
    }
}
