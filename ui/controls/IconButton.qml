// A square button with an icon and a tool tip, its own or its action's. It can be checkable.
import QtQuick
import QtQuick.Templates as T

T.AbstractButton {
    id: root

    readonly property AppAction appAction: root.action as AppAction
    property string iconName: root.appAction?.iconName ?? ""
    /// Tool tip and accessible name.
    property string tip: root.appAction?.tip ?? ""
    property string shortcutText: root.appAction?.keyText ?? ""
    property real iconSize: 18
    /// 28 px visible, 32 px clickable.
    property bool compact: false
    /// neutral, or a tone that colours the icon.
    property string tone: "neutral"

    readonly property color foreground: checked ? Theme.acc : tone !== "neutral" ? Theme.toneColor(tone)
        : hovered || down ? Theme.t1 : Theme.t2

    implicitWidth: Theme.scaled(32)
    implicitHeight: Theme.scaled(32)
    topInset: compact ? Theme.scaled(2) : 0
    bottomInset: topInset
    leftInset: topInset
    rightInset: topInset
    opacity: enabled ? 1 : Theme.disabledOpacity
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus

    Keys.onReturnPressed: activate()
    Keys.onEnterPressed: activate()

    Accessible.role: Accessible.Button
    Accessible.name: root.tip
    Accessible.checkable: root.checkable
    Accessible.checked: root.checked
    Accessible.onPressAction: activate()

    function activate(): void {
        if (root.action) {
            root.action.trigger(root);
            return;
        }
        if (root.checkable)
            root.toggle();
        root.clicked();
    }

    contentItem: Item {
        Icon {
            anchors.centerIn: parent
            name: root.iconName
            size: root.iconSize
            color: root.foreground
        }
    }

    background: Rectangle {
        radius: Theme.radiusControl
        color: root.checked ? Theme.accSoft : root.down ? Theme.bg3
            : root.hovered ? Theme.bg2 : Qt.alpha(Theme.bg2, 0)

        Behavior on color {
            ColorAnimation { duration: Theme.motionHover }
        }

        FocusRing { shown: root.visualFocus }
    }

    Tip {
        wanted: (root.hovered || root.visualFocus) && !root.down
        text: root.tip
        shortcutText: root.shortcutText
    }
}
