// A stored item in a list: its name, its details, and a button that deletes it.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T

T.AbstractButton {
    id: root

    required property int index
    required property string title
    required property string detail
    // Reason why it cannot be read; may be "". Replaces the details.
    required property string problem
    property color detailColor: Theme.t3
    // State of the item; may be "".
    property string badge: ""
    property string badgeTone: "neutral"
    property bool removable: true

    readonly property bool sound: root.problem.length === 0

    signal removeRequested

    height: texts.height + Theme.scaled(20)
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    Keys.onReturnPressed: root.clicked()
    Keys.onUpPressed: root.nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
    Keys.onDownPressed: root.nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)

    Accessible.role: Accessible.Button
    Accessible.name: root.badge.length > 0
        ? qsTr("%1, %2, %3").arg(root.title).arg(root.badge).arg(root.detail)
        : qsTr("%1, %2").arg(root.title).arg(root.detail)
    Accessible.onPressAction: root.clicked()

    background: Rectangle {
        color: root.down ? Theme.bg3 : root.hovered ? Theme.bg2 : Qt.alpha(Theme.bg2, 0)

        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: 1
            color: Theme.line
        }
        FocusRing {
            anchors.margins: 0
            shown: root.visualFocus
            innerRadius: 2
        }
    }
    Column {
        id: texts
        x: Theme.space16
        y: Theme.scaled(10)
        width: (chip.visible ? chip.x : remove.x) - x - Theme.space8

        AppText {
            width: parent.width
            style: "value"
            text: root.title
            Accessible.ignored: true
        }
        AppText {
            width: parent.width
            style: "small"
            text: root.sound ? root.detail : root.problem
            color: root.sound ? root.detailColor : Theme.bad
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
    }
    Chip {
        id: chip
        anchors.verticalCenter: parent.verticalCenter
        x: remove.x - width - Theme.space8
        visible: root.badge.length > 0
        tone: root.badgeTone
        text: root.badge
    }
    IconButton {
        id: remove
        objectName: "deleteRun" + root.index
        anchors.verticalCenter: parent.verticalCenter
        x: root.width - width - Theme.space12
        enabled: root.removable
        compact: true
        iconName: "trash"
        iconSize: 16
        tip: qsTr("Delete…")
        onClicked: root.removeRequested()
    }
}
