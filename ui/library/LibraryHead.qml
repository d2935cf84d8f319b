// Head of a column: a click sorts by it, another one reverses the order.
import QtQuick
import QtQuick.Templates as T
import Plyglass.App
import Plyglass.Controls

T.AbstractButton {
    id: root

    required property Library library
    required property int order

    readonly property bool current: root.library.order === root.order

    objectName: "head" + root.order
    height: Theme.scaled(36)
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    onClicked: root.library.orderBy(root.order)

    Accessible.role: Accessible.ColumnHeader
    Accessible.name: !root.current ? root.text
                     : root.library.descending ? qsTr("%1, descending").arg(root.text)
                                               : qsTr("%1, ascending").arg(root.text)
    Accessible.onPressAction: root.clicked()

    AppText {
        id: caption
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(implicitWidth, parent.width - Theme.scaled(18))
        style: "small"
        text: root.text
        color: root.current || root.hovered ? Theme.t1 : Theme.t3
        Accessible.ignored: true
    }
    Icon {
        anchors.left: caption.right
        anchors.leftMargin: Theme.space2
        anchors.verticalCenter: parent.verticalCenter
        visible: root.current
        name: root.library.descending ? "down" : "up"
        size: 12
        color: Theme.t2
    }
    FocusRing {
        anchors.margins: 0
        shown: root.visualFocus
        innerRadius: 2
    }
}
