// A push button with a text, an icon or both, its own or its action's.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T

T.Button {
    id: root

    /// primary, secondary, outline, quiet or danger; one primary per view.
    property string kind: "secondary"
    property string iconName: (root.action as AppAction)?.iconName ?? ""
    /// 28 px visible, 32 px clickable: for panel title rows.
    property bool compact: false
    /// 36 px: for the main action of a page.
    property bool large: false

    readonly property bool filled: kind === "primary"
    readonly property color foreground: filled ? Theme.accText : kind === "danger" ? Theme.bad
        : kind === "quiet" && !hovered ? Theme.t2 : Theme.t1
    readonly property color ground: {
        switch (kind) {
        case "primary":
            return down ? Qt.tint(Theme.accFill, "#14000000") : hovered ? Qt.tint(Theme.accFill, "#0FFFFFFF")
                : Theme.accFill;
        case "secondary":
            return down ? Qt.tint(Theme.bg3, "#14000000") : hovered ? Theme.bg4 : Theme.bg3;
        default:
            return down ? Theme.bg3 : hovered ? Theme.bg2 : Qt.alpha(Theme.bg2, 0);
        }
    }

    implicitWidth: Math.max(implicitHeight, implicitContentWidth + leftPadding + rightPadding)
    implicitHeight: Theme.scaled(large ? 36 : 32)
    topInset: compact ? Theme.scaled(2) : 0
    bottomInset: topInset
    leftPadding: text.length === 0 ? 0 : Theme.scaled(compact ? 10 : 12)
    rightPadding: leftPadding
    opacity: enabled ? 1 : Theme.disabledOpacity
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    font: Theme.font.strong

    function activate(): void {
        if (root.action)
            root.action.trigger(root);
        else
            root.clicked();
    }

    Keys.onReturnPressed: root.activate()
    Keys.onEnterPressed: root.activate()

    Accessible.role: Accessible.Button
    Accessible.name: root.text
    Accessible.onPressAction: root.activate()

    contentItem: Content {}

    background: Rectangle {
        radius: Theme.radiusControl
        color: root.ground
        border.width: root.kind === "outline" ? 1 : 0
        border.color: Theme.line2

        Behavior on color {
            ColorAnimation { duration: Theme.motionHover }
        }

        FocusRing {
            shown: root.visualFocus
            innerRadius: Theme.radiusControl
        }
    }

    // The text is elided where space is short.
    component Content: Item {
        id: content

        readonly property real textWidth: root.text.length > 0 ? caption.implicitWidth : 0
        readonly property real iconRoom: root.iconName.length === 0 ? 0
            : icon.width + (root.text.length > 0 ? row.spacing : 0)

        implicitWidth: iconRoom + textWidth
        implicitHeight: row.implicitHeight

        Row {
            id: row
            anchors.centerIn: parent
            spacing: Theme.scaled(6)

            Icon {
                id: icon
                anchors.verticalCenter: parent.verticalCenter
                visible: root.iconName.length > 0
                name: root.iconName
                color: root.foreground
            }
            AppText {
                id: caption
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(implicitWidth, Math.ceil(content.width - content.iconRoom))
                visible: root.text.length > 0
                style: "strong"
                text: root.text
                color: root.foreground
                font.weight: root.font.weight
                Accessible.ignored: true
            }
        }
    }
}
