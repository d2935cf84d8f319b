// A panel of the day page: as wide as the others of its row, and as high.
import QtQuick
import QtQuick.Layouts
import Plyglass.Controls

Panel {
    Layout.fillWidth: true
    Layout.fillHeight: true
    Layout.preferredWidth: 1
    Layout.preferredHeight: implicitHeight
}
