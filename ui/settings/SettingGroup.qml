// A panel of settings under one title.
import QtQuick
import Plyglass.Controls

Panel {
    default property alias rows: column.data

    width: parent ? parent.width : implicitWidth
    Column {
        id: column
        anchors.fill: parent
    }
}
