// A hairline between groups of an AppMenu.
import QtQuick
import QtQuick.Templates as T

T.MenuSeparator {
    id: root

    /// As a row's.
    property bool shown: true

    implicitWidth: Theme.scaled(100)
    implicitHeight: 9
    height: root.shown ? implicitHeight : 0
    visible: root.shown
    Accessible.role: Accessible.Separator

    contentItem: Item {
        Rectangle {
            y: 4
            x: 4
            width: parent.width - 8
            height: 1
            color: Theme.line2
        }
    }
}
