// Change of a share over the years: a bar for each period, relative to the highest.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.Controls

Item {
    id: root

    // 0 … 1 each, or −1 without a game.
    required property var shares

    readonly property real highest: root.shares.reduce((most, share) => Math.max(most, share), 0)

    implicitHeight: Theme.scaled(18)

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        visible: root.shares.length > 0
        color: Theme.line2
    }
    Row {
        height: parent.height
        spacing: 1

        Repeater {
            model: root.shares.length

            Item {
                id: span

                required property int index
                readonly property real share: root.shares[span.index] ?? 0

                width: Math.max(1, (root.width - root.shares.length + 1) / root.shares.length)
                height: root.height

                Rectangle {
                    anchors.bottom: parent.bottom
                    width: parent.width
                    visible: span.share > 0
                    height: Math.max(1, parent.height * span.share / root.highest)
                    color: Theme.s1
                }
            }
        }
    }
}
