// The clock of one side: stopped, running, low on time or expired.
import QtQuick
import Plyglass.Controls

Rectangle {
    id: root

    required property string text
    required property string side
    required property bool running
    required property bool low
    required property bool fallen
    property bool dense: false

    readonly property color foreground: root.fallen ? Theme.bad : root.low ? Theme.warn
        : root.running ? Theme.acc : Theme.t2

    implicitWidth: time.implicitWidth + Theme.scaled(24)
    implicitHeight: Theme.scaled(36)
    radius: Theme.radiusSegment
    color: root.fallen ? Theme.badSoft : root.low ? Theme.warnSoft : root.running ? Theme.accSoft : Theme.bg2

    Accessible.role: Accessible.Clock
    Accessible.name: root.fallen ? qsTr("%1's flag has fallen").arg(root.side)
                                 : qsTr("%1's clock: %2").arg(root.side).arg(root.text)

    NumberText {
        id: time
        anchors.centerIn: parent
        style: "h1"
        text: root.text
        reserve: "0:00"
        alignRight: true
        color: root.foreground
    }
}
