// A setting: its name and a sentence at the left, its control at the right; one below the other in a narrow
// window.
import QtQuick
import Plyglass.Controls

Item {
    id: root

    required property string name
    property string hint: ""
    // Shortcut that changes it.
    property string keyText: ""
    default property alias control: slot.data

    readonly property bool beside: slot.width + Theme.scaled(180) <= root.width
    readonly property int textWidth: root.beside ? root.width - slot.width - Theme.scaled(24) : root.width

    width: parent ? parent.width : implicitWidth
    implicitWidth: Theme.scaled(480)
    implicitHeight: root.beside ? Math.max(words.height, slot.height) + Theme.scaled(16)
                                : words.height + slot.height + Theme.scaled(22)

    Column {
        id: words
        y: root.beside ? Math.round((root.height - height) / 2) : Theme.scaled(8)

        AppText {
            width: root.textWidth
            style: "strong"
            wrapMode: Text.Wrap
            text: root.name
        }
        AppText {
            width: root.textWidth
            visible: text.length > 0
            style: "small"
            wrapMode: Text.Wrap
            text: root.keyText.length === 0 ? root.hint
                : root.hint.length === 0 ? qsTr("Key %1").arg(root.keyText)
                : qsTr("%1 Key %2").arg(root.hint).arg(root.keyText)
        }
    }
    Item {
        id: slot
        x: root.beside ? root.width - width : 0
        y: root.beside ? Math.round((root.height - height) / 2) : words.y + words.height + Theme.scaled(6)
        width: childrenRect.width
        height: childrenRect.height
    }
}
