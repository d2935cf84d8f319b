// A round mark before a sentence: asked, right or wrong.
import QtQuick
import Plyglass.Controls

Rectangle {
    id: root

    /// acc, good or bad.
    required property string tone
    required property string iconName
    property real size: 28

    implicitWidth: Theme.scaled(root.size)
    implicitHeight: implicitWidth
    radius: width / 2
    color: Theme.toneGround(root.tone)

    Icon {
        anchors.centerIn: parent
        name: root.iconName
        size: Math.round(root.size * 0.62)
        color: Theme.toneColor(root.tone)
    }
}
