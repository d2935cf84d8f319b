// A row of an AppMenu.
import QtQuick
import QtQuick.Templates as T

T.MenuItem {
    id: root

    readonly property AppAction appAction: root.action as AppAction
    property string iconName: root.appAction?.iconName ?? ""
    property string shortcutText: root.appAction?.keyText ?? ""
    /// Text in the danger colour.
    property bool danger: false
    /// Whether the row is there: a closed menu is measured by this, as all of its rows are hidden.
    property bool shown: true

    implicitWidth: Theme.scaled(32) + label.implicitWidth
        + (keys.visible ? keys.implicitWidth + Theme.scaled(16) : 0) + Theme.scaled(20)
    implicitHeight: Theme.scaled(32)
    height: root.shown ? implicitHeight : 0
    visible: root.shown
    opacity: enabled ? 1 : Theme.disabledOpacity
    hoverEnabled: true

    Accessible.role: Accessible.MenuItem
    Accessible.name: root.text
    Accessible.checkable: root.checkable
    Accessible.checked: root.checked
    Accessible.onPressAction: root.action ? root.action.trigger(root) : root.triggered()

    Icon {
        anchors.verticalCenter: parent.verticalCenter
        x: Theme.scaled(8)
        name: root.checkable ? (root.checked ? "check" : "") : root.iconName
        color: label.color
    }
    AppText {
        id: label
        anchors.verticalCenter: parent.verticalCenter
        x: Theme.scaled(32)
        text: root.text
        color: root.danger ? Theme.bad : Theme.t1
        Accessible.ignored: true
    }
    AppText {
        id: keys
        anchors.verticalCenter: parent.verticalCenter
        anchors.right: parent.right
        anchors.rightMargin: Theme.scaled(10)
        visible: text.length > 0
        style: "small"
        text: root.shortcutText
        Accessible.ignored: true
    }
    Icon {
        anchors.verticalCenter: parent.verticalCenter
        anchors.right: parent.right
        anchors.rightMargin: Theme.space8
        visible: root.subMenu !== null
        name: "chev"
        size: 14
    }

    background: Rectangle {
        radius: Theme.radiusControl
        color: root.highlighted ? Theme.bg4 : Qt.alpha(Theme.bg4, 0)
    }
}
