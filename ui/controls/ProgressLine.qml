// Progress of a job.
import QtQuick

Rectangle {
    id: root

    /// From 0 to 1.
    property real value: 0
    /// Unknown length: a bar slides instead.
    property bool indeterminate: false
    property bool paused: false
    property string label: ""

    implicitWidth: Theme.scaled(120)
    implicitHeight: 6
    radius: height / 2
    color: Theme.bg3
    clip: true

    Accessible.role: Accessible.ProgressBar
    Accessible.name: root.label
    Accessible.description: indeterminate ? "" : qsTr("%1 %").arg(Math.round(value * 100))

    Rectangle {
        id: bar
        readonly property real share: Math.max(0, Math.min(1, root.value))

        width: root.indeterminate ? root.width * 0.3 : share > 0 ? Math.max(height, root.width * share) : 0
        height: parent.height
        radius: height / 2
        color: root.paused ? Theme.t3 : Theme.acc

        NumberAnimation on x {
            running: root.indeterminate && !root.paused && root.visible && !Theme.reduceMotion
            from: -root.width * 0.3
            to: root.width
            duration: 1600
            loops: Animation.Infinite
            onRunningChanged: {
                if (!running)
                    bar.x = 0;
            }
        }
    }
}
