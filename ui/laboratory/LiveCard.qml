// One of the two live searches: its nodes in large figures, and its line.
import QtQuick
import Plyglass.Controls

Panel {
    id: root

    required property string badge
    required property int series
    required property string name
    required property string nodes
    required property string depth
    required property string time
    required property string rate
    required property string score
    required property bool isMate
    required property string line
    required property bool ready
    required property bool thinking

    padding: Theme.space16
    Accessible.name: qsTr("%1, %2: %3 nodes, depth %4, score %5").arg(root.badge).arg(root.name)
                         .arg(root.nodes).arg(root.depth).arg(root.score)

    Column {
        anchors.fill: parent
        spacing: Theme.space8

        Item {
            width: parent.width
            height: Theme.scaled(24)

            ConfigurationBadge {
                id: mark
                anchors.verticalCenter: parent.verticalCenter
                badge: root.badge
                series: root.series
            }
            AppText {
                anchors.verticalCenter: parent.verticalCenter
                anchors.left: mark.right
                anchors.leftMargin: Theme.space8
                anchors.right: chip.visible ? chip.left : parent.right
                style: "value"
                text: root.name
            }
            Chip {
                id: chip
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                visible: !root.ready
                tone: pulse ? "acc" : "neutral"
                pulse: root.thinking
                text: pulse ? qsTr("thinking") : qsTr("done")
            }
        }
        NumberText {
            style: "display"
            text: root.nodes
            reserve: "000.0 M"
        }
        AppText {
            width: parent.width
            color: Theme.t2
            text: root.ready ? qsTr("ready")
                : qsTr("depth %1 · %2 · %3 nodes/s").arg(root.depth).arg(root.time).arg(root.rate)
        }
        Row {
            width: parent.width
            spacing: Theme.space12

            AppText {
                style: "figure"
                width: Theme.scaled(72)
                color: root.isMate ? Theme.mate : Theme.t1
                text: root.score
            }
            AppText {
                width: parent.width - Theme.scaled(84)
                anchors.verticalCenter: parent.verticalCenter
                color: Theme.t2
                text: root.line
            }
        }
    }
}
