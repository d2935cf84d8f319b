// A row of an answer's table: its cells, and a sentence below them.
import QtQuick
import QtQuick.Templates as T
import Plyglass.Controls

T.AbstractButton {
    id: root

    required property string words
    required property string detail
    property bool chosen: false
    default property alias cells: holder.data

    implicitHeight: holder.childrenRect.height + (sentence.visible ? sentence.height + Theme.scaled(4) : 0)
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus

    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    Accessible.role: Accessible.Row
    Accessible.name: root.detail.length > 0 ? `${root.words}. ${root.detail}` : root.words
    Accessible.onPressAction: root.clicked()

    background: Rectangle {
        x: -Theme.scaled(6)
        width: root.width - 2 * x
        radius: Theme.radiusChip
        color: root.chosen ? Theme.accSoft : root.enabled && root.hovered ? Theme.bg2 : "transparent"

        FocusRing {
            shown: root.visualFocus
            innerRadius: Theme.radiusChip
        }
    }
    Item {
        anchors.fill: parent

        Item {
            id: holder
            width: parent.width
            height: childrenRect.height
        }
        AppText {
            id: sentence
            anchors.top: holder.bottom
            width: parent.width
            visible: root.detail.length > 0
            wrapMode: Text.Wrap
            style: "small"
            text: root.detail
        }
    }
}
