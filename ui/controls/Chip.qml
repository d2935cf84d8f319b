// A short status: "thinking", "book", "node limit", "#3".
import QtQuick

Rectangle {
    id: root

    property alias text: label.text
    /// neutral, acc, good, bad, warn or mate.
    property string tone: "neutral"
    property string iconName: ""
    /// Pulses during an activity; still with reduced motion.
    property bool pulse: false

    implicitWidth: row.implicitWidth + Theme.scaled(16)
    implicitHeight: Theme.scaled(22)
    radius: Theme.radiusChip
    color: Theme.toneGround(tone)

    Accessible.role: Accessible.StaticText
    Accessible.name: label.text

    Row {
        id: row
        anchors.centerIn: parent
        spacing: Theme.scaled(5)

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.iconName.length > 0
            name: root.iconName
            size: 14
            color: label.color
        }
        AppText {
            id: label
            objectName: "label"
            anchors.verticalCenter: parent.verticalCenter
            style: "small"
            color: Theme.toneColor(root.tone)
            font.weight: Font.Medium
            Accessible.ignored: true

            SequentialAnimation on opacity {
                running: root.pulse && root.visible && !Theme.reduceMotion
                loops: Animation.Infinite
                alwaysRunToEnd: true
                NumberAnimation { from: 1; to: 0.45; duration: 600; easing.type: Easing.InOutSine }
                NumberAnimation { from: 0.45; to: 1; duration: 600; easing.type: Easing.InOutSine }
            }
        }
    }
}
