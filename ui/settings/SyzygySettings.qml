// Where the Syzygy tables are, and how far they reach; none are needed.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Dialogs
import Plyglass.App
import Plyglass.Controls

SettingGroup {
    id: root

    required property AppSettings settings

    title: qsTr("Endgames")

    SettingRow {
        objectName: "syzygyRow"
        name: qsTr("Syzygy tables")
        hint: root.settings.syzygyError.length > 0 ? root.settings.syzygyError
            : root.settings.syzygyMen > 0
              ? qsTr("Up to %1 men, from %2").arg(root.settings.syzygyMen).arg(root.settings.syzygyPath)
              : qsTr("Endings with up to four men are built in. If you have Syzygy tables for more, choose "
                     + "their folder.")

        Row {
            spacing: Theme.space8

            AppButton {
                objectName: "syzygyChoose"
                text: qsTr("Choose a folder…")
                onClicked: chooser.open()
            }
            AppButton {
                objectName: "syzygyRemove"
                visible: root.settings.syzygyPath.length > 0
                kind: "outline"
                text: qsTr("Remove")
                onClicked: root.settings.removeSyzygyPath()
            }
        }
    }

    FolderDialog {
        id: chooser
        title: qsTr("Choose the folder of the Syzygy tables")
        onAccepted: root.settings.chooseSyzygyFolder(chooser.selectedFolder)
    }
}
