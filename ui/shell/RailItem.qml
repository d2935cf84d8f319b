// A page in the rail: an icon with its name below, or only the icon in a narrow window.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Plyglass.Controls

T.AbstractButton {
    id: root

    required property bool labelled
    readonly property AppAction appAction: root.action as AppAction
    // A six-pixel dot at the corner: the page has a running job.
    property bool busy: false

    readonly property color foreground: root.checked ? Theme.acc : root.hovered ? Theme.t2 : Theme.t3

    implicitWidth: Theme.scaled(root.labelled ? 66 : 44)
    implicitHeight: Theme.scaled(root.labelled ? 52 : 44)
    hoverEnabled: true
    // A click leaves the focus on the page: after a dialog it returns there.
    focusPolicy: Qt.TabFocus

    Keys.onReturnPressed: root.appAction.trigger()
    Keys.onEnterPressed: root.appAction.trigger()

    Accessible.role: Accessible.PageTab
    Accessible.name: root.text
    Accessible.checkable: true
    Accessible.checked: root.checked
    Accessible.onPressAction: root.appAction.trigger()

    contentItem: Item {
        Column {
            anchors.centerIn: parent
            spacing: Theme.space4

            Icon {
                anchors.horizontalCenter: parent.horizontalCenter
                name: root.appAction.iconName
                size: 20
                color: root.foreground
            }
            AppText {
                anchors.horizontalCenter: parent.horizontalCenter
                visible: root.labelled
                width: Math.min(implicitWidth, root.width)
                style: "rail"
                text: root.text
                color: root.foreground
                Accessible.ignored: true
            }
        }
    }

    background: Rectangle {
        radius: Theme.radiusRail
        color: root.checked ? Theme.accSoft : root.down ? Theme.bg3 : root.hovered ? Theme.bg2
            : Qt.alpha(Theme.bg2, 0)

        Behavior on color {
            ColorAnimation { duration: Theme.motionHover }
        }

        Rectangle {
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.margins: Theme.scaled(6)
            visible: root.busy
            width: Theme.scaled(6)
            height: width
            radius: width / 2
            color: Theme.acc
        }
        FocusRing {
            shown: root.visualFocus
            innerRadius: Theme.radiusRail
        }
    }

    Tip {
        wanted: !root.labelled && (root.hovered || root.visualFocus) && !root.down
        text: root.text
        shortcutText: root.appAction.keyText
    }
}
