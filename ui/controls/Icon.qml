// An icon of the program: name, colour and size.
import QtQuick
import Plyglass.Controls

IconPainter {
    /// Side of the square at text scale 1.
    property real size: 16

    color: Theme.t2
    implicitWidth: Theme.scaled(size)
    implicitHeight: Theme.scaled(size)
    width: implicitWidth
    height: implicitHeight
}
