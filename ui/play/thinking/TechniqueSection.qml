// A heading that opens and closes its section.
import QtQuick
import QtQuick.Templates as T
import Plyglass.Controls

Column {
    id: root

    required property string title
    // Summary at the right of the heading.
    property string summary: ""
    property bool open: true
    // It stays open while the filter shows its matches.
    property bool pinned: false
    default property alias content: body.data

    readonly property bool headFocused: head.activeFocus
    readonly property alias headItem: head

    signal toggled(bool open)

    T.AbstractButton {
        id: head
        objectName: "head"
        width: root.width
        height: Theme.scaled(32)
        hoverEnabled: true
        focusPolicy: Qt.StrongFocus
        onClicked: root.toggled(!root.open)

        Keys.onLeftPressed: root.toggled(false)
        Keys.onRightPressed: root.toggled(true)
        Keys.onReturnPressed: clicked()
        Keys.onUpPressed: head.nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
        Keys.onDownPressed: head.nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)

        Accessible.role: Accessible.Button
        Accessible.name: root.title
        Accessible.description: (root.open ? qsTr("open, %1") : qsTr("closed, %1")).arg(root.summary)
        Accessible.onPressAction: clicked()

        Rectangle {
            width: parent.width
            height: 1
            color: Theme.line
        }
        Icon {
            id: chevron
            anchors.verticalCenter: parent.verticalCenter
            name: root.open || root.pinned ? "down" : "next"
            size: 14
            color: head.hovered ? Theme.t1 : Theme.t3
        }
        AppText {
            anchors.verticalCenter: parent.verticalCenter
            anchors.left: chevron.right
            anchors.leftMargin: Theme.scaled(6)
            style: "small"
            font.weight: Font.DemiBold
            color: head.hovered ? Theme.t1 : Theme.t2
            text: root.title
            Accessible.ignored: true
        }
        AppText {
            objectName: "summary"
            anchors.verticalCenter: parent.verticalCenter
            anchors.right: parent.right
            style: "small"
            text: root.summary
            Accessible.ignored: true
        }
        FocusRing {
            anchors.topMargin: 2
            anchors.bottomMargin: 2
            shown: head.visualFocus
            innerRadius: 2
        }
    }
    Item {
        id: body
        visible: root.open || root.pinned
        width: root.width
        height: childrenRect.height + Theme.scaled(6)
    }
}
