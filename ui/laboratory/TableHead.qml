// Column names of a table. A click on a column with a key sorts by it.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Plyglass.Controls

Row {
    id: root

    // {title, key, width, right} each; an empty key cannot be sorted by.
    required property var columns
    property string sortColumn: ""
    property bool sortDescending: false
    // Padding of each name, within its column.
    property int cellPadding: 0

    signal sortRequested(string key)

    height: Theme.scaled(32)
    leftPadding: Theme.space16

    Repeater {
        model: root.columns

        T.AbstractButton {
            id: head

            required property var modelData
            readonly property string key: head.modelData.key
            readonly property bool sorted: head.key.length > 0 && head.key === root.sortColumn

            objectName: "head-" + head.key
            width: head.modelData.width
            height: root.height
            enabled: head.key.length > 0
            hoverEnabled: true
            focusPolicy: Qt.StrongFocus
            onClicked: root.sortRequested(head.key)
            Keys.onReturnPressed: head.clicked()

            Accessible.role: Accessible.ColumnHeader
            Accessible.name: head.modelData.title
            Accessible.description: !head.sorted ? "" : root.sortDescending ? qsTr("sorted, largest first")
                                                                            : qsTr("sorted, smallest first")
            Accessible.onPressAction: head.clicked()

            AppText {
                anchors.verticalCenter: parent.verticalCenter
                x: head.modelData.right ? parent.width - width - root.cellPadding : root.cellPadding
                width: Math.min(implicitWidth, parent.width - 2 * root.cellPadding)
                style: "small"
                font.weight: Font.Medium
                color: head.hovered || head.sorted ? Theme.t1 : Theme.t3
                text: head.sorted ? head.modelData.title + (root.sortDescending ? " ▾" : " ▴")
                    : head.modelData.title
                Accessible.ignored: true
            }
            FocusRing {
                anchors.margins: 2
                shown: head.visualFocus
                innerRadius: 2
            }
        }
    }
}
