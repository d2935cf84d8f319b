// The keyboard focus ring, 2 px outside of the item it fills. Set `shown` to the control's visualFocus.
import QtQuick

Rectangle {
    property bool shown: false
    /// Corner radius of the item inside the ring.
    property real innerRadius: Theme.radiusControl

    anchors.fill: parent
    anchors.margins: -2 - Theme.focusWidth
    radius: innerRadius + 2 + Theme.focusWidth
    color: "transparent"
    border.width: Theme.focusWidth
    border.color: Theme.acc
    visible: shown
}
