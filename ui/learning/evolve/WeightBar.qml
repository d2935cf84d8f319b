// A weight: its name, a bar from zero to its value, a tick at its former value, and both numbers.
import QtQuick
import Plyglass.Controls

Item {
    id: root

    required property string name
    /// As a share of the largest weight, −1 … 1.
    required property double before
    required property double now
    required property string beforeText
    required property string nowText

    // Leaves space for negative weights.
    readonly property real zero: Math.round(track.width * 0.3)

    function placeOf(share: real): real {
        return root.zero + share * (track.width - root.zero);
    }
    function within(x: real): real {
        return Math.max(0, Math.min(track.width, Math.round(x)));
    }

    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1: %2 before, %3 now").arg(root.name).arg(root.beforeText).arg(root.nowText)

    AppText {
        id: title
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(Theme.scaled(136), parent.width * 0.34)
        color: Theme.t2
        text: root.name
        Accessible.ignored: true
    }
    Item {
        id: track
        anchors.left: title.right
        anchors.leftMargin: Theme.space8
        anchors.right: numbers.left
        anchors.rightMargin: Theme.space12
        height: parent.height

        Rectangle {
            x: root.zero
            width: 1
            height: parent.height
            color: Theme.axis
        }
        Rectangle {
            readonly property real end: root.within(root.placeOf(root.now))

            anchors.verticalCenter: parent.verticalCenter
            x: Math.min(root.zero, end)
            width: Math.abs(end - root.zero)
            height: Theme.scaled(6)
            radius: Theme.radiusMark
            color: root.now < 0 ? Theme.s2 : Theme.acc

            Behavior on width {
                NumberAnimation { duration: Theme.motionPanel; easing.type: Easing.OutQuint }
            }
            Behavior on x { NumberAnimation { duration: Theme.motionPanel; easing.type: Easing.OutQuint } }
        }
        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            x: Math.min(track.width - width, root.within(root.placeOf(root.before)))
            width: 2
            height: Theme.scaled(12)
            color: Theme.t2
        }
    }
    Row {
        id: numbers
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter

        AppText {
            width: Theme.scaled(38)
            horizontalAlignment: Text.AlignRight
            color: Theme.t3
            text: root.beforeText
            Accessible.ignored: true
        }
        AppText {
            width: Theme.scaled(22)
            horizontalAlignment: Text.AlignHCenter
            color: Theme.t3
            text: "→"
            Accessible.ignored: true
        }
        AppText {
            width: Theme.scaled(38)
            horizontalAlignment: Text.AlignRight
            style: "value"
            text: root.nowText
            Accessible.ignored: true
        }
    }
}
