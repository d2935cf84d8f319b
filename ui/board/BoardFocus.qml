// The ring around the focused board.
import QtQuick
import Plyglass.Board

Rectangle {
    id: root

    required property BoardStyle style

    anchors.fill: parent
    anchors.margins: -2 - root.style.focusWidth
    radius: 8 + root.style.focusWidth
    color: "transparent"
    border.color: root.style.focusColor
    border.width: root.style.focusWidth
}
