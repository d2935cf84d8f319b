// The letter of a configuration on its colour; grey from the seventh on.
import QtQuick
import Plyglass.Controls

Rectangle {
    id: root

    required property string badge
    // 1 … 6; 0 = no colour of its own.
    required property int series

    implicitWidth: Math.max(Theme.scaled(20), letter.implicitWidth + Theme.scaled(8))
    implicitHeight: Theme.scaled(20)
    radius: Theme.radiusChip
    color: root.series > 0 ? Theme.series[root.series - 1] : Theme.bg4
    Accessible.ignored: true

    AppText {
        id: letter
        anchors.centerIn: parent
        style: "small"
        font.weight: Font.DemiBold
        text: root.badge
        color: root.series === 0 ? Theme.t1 : Theme.dark ? "#0E1216" : "#FFFFFF"
    }
}
