// A hairline between groups of an AppMenu.
import QtQuick
import QtQuick.Templates as T

T.MenuSeparator {
    implicitWidth: Theme.scaled(100)
    implicitHeight: 9
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
