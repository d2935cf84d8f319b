// Link to the key editor.
import QtQuick
import Plyglass.Controls

SettingGroup {
    id: root

    title: qsTr("Keys")

    SettingRow {
        name: qsTr("The keys of all actions")
        hint: qsTr("Each of them can be another one.")

        AppButton {
            objectName: "changeKeys"
            text: qsTr("Change keys…")
            onClicked: editor.open()
        }
    }
    KeyEditor { id: editor }
}
