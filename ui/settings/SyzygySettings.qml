// Folder of the optional Syzygy tables, and their size.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Dialogs
import Plyglass.App
import Plyglass.Controls

SettingGroup {
    id: root

    required property AppSettings settings

    readonly property string path: root.settings.syzygyPath

    title: qsTr("Endgames")
    onPathChanged: field.text = root.path

    SettingRow {
        objectName: "syzygyRow"
        name: qsTr("Syzygy tables")
        hint: root.settings.syzygyOpening ? qsTr("Opening the tables…")
            : root.settings.syzygyCount > 0
              ? qsTr("%n table(s), for endings with up to %1 pieces", "", root.settings.syzygyCount)
                    .arg(root.settings.syzygyMen)
              : qsTr("Endings with up to four pieces, kings and pawns counted, are built in. "
                     + "If you have Syzygy tables for more, choose their folder.")

        Row {
            spacing: Theme.space8

            AppButton {
                text: qsTr("Choose a folder…")
                onClicked: chooser.open()
            }
            AppButton {
                objectName: "syzygyRemove"
                visible: root.path.length > 0
                kind: "outline"
                text: qsTr("Remove")
                onClicked: root.settings.syzygyPath = ""
            }
        }
    }
    TextFieldBox {
        id: field
        objectName: "syzygyField"
        width: parent.width
        mono: true
        accessibleName: qsTr("Folder of the Syzygy tables")
        placeholderText: qsTr("Folder of the tables, or several with a colon between them")
        text: root.path
        error: root.settings.syzygyError
        // Return tries the same folder again; leaving the field only applies a changed one.
        onAccepted: root.settings.syzygyPath = field.text
        onEditingFinished: if (field.text !== root.path) root.settings.syzygyPath = field.text
    }

    FolderDialog {
        id: chooser
        title: qsTr("Choose the folder of the Syzygy tables")
        onAccepted: root.settings.chooseSyzygyFolder(chooser.selectedFolder)
    }
}
