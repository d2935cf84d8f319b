// Symbol of a square's condition: a disc in the side's colour, a half-and-half disc for either, and a cross
// for empty.
import QtQuick
import Plyglass.Controls

Item {
    id: root

    // As in SoughtSquares.
    required property string sign

    Rectangle {
        anchors.fill: parent
        visible: root.sign !== "-"
        radius: width / 2
        border.width: Math.max(2, Math.round(width * 0.08))
        border.color: Theme.acc
        gradient: Gradient {
            orientation: Gradient.Horizontal
            GradientStop { position: 0.49; color: root.sign === "a" ? Theme.evalB : Theme.evalW }
            GradientStop { position: 0.51; color: root.sign === "A" ? Theme.evalW : Theme.evalB }
        }
    }
    Icon {
        anchors.centerIn: parent
        visible: root.sign === "-"
        name: "x"
        size: root.width
        color: Theme.bad
    }
}
