// A number or text in a table.
import QtQuick
import Plyglass.Controls

AppText {
    property bool alignRight: true

    anchors.verticalCenter: parent ? parent.verticalCenter : undefined
    horizontalAlignment: alignRight ? Text.AlignRight : Text.AlignLeft
    Accessible.ignored: true
}
