// A score from 0 to 1 on a line, and the ends of its interval.
import QtQuick
import Plyglass.Controls

Item {
    id: root

    required property double score
    required property double low
    required property double high

    // Visible on every background.
    component Stroke: Rectangle {
        color: Theme.t1
        border.width: 1
        border.color: Theme.bg1
    }

    Stroke {
        anchors.verticalCenter: parent.verticalCenter
        x: Math.round(root.low * (root.width - 2)) - 1
        width: Math.round((root.high - root.low) * (root.width - 2)) + 4
        height: 4
    }
    Stroke {
        anchors.verticalCenter: parent.verticalCenter
        x: Math.round(root.score * (root.width - 2)) - 1
        width: 4
        height: Theme.scaled(18)
    }
}
