// A thin scroll bar that grows under the pointer. Attach it: `T.ScrollBar.vertical: AppScrollBar {}`.
import QtQuick
import QtQuick.Templates as T

T.ScrollBar {
    id: root

    implicitWidth: orientation === Qt.Vertical ? 10 : 40
    implicitHeight: orientation === Qt.Vertical ? 40 : 10
    padding: 2
    minimumSize: 0.08
    visible: policy === T.ScrollBar.AlwaysOn || (policy === T.ScrollBar.AsNeeded && size < 1)

    contentItem: Item {
        Rectangle {
            readonly property int thickness: root.hovered || root.pressed ? 6 : 4

            anchors.right: parent.right
            anchors.bottom: parent.bottom
            width: root.orientation === Qt.Vertical ? thickness : parent.width
            height: root.orientation === Qt.Vertical ? parent.height : thickness
            radius: thickness / 2
            color: root.pressed ? Theme.t3 : Theme.line3
            opacity: root.pressed || root.hovered ? 1 : 0.6
        }
    }
}
