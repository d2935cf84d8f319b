// A number or a word in a table.
import QtQuick
import Plyglass.Controls

AppText {
    property bool alignRight: true

    height: parent ? parent.height : implicitHeight
    verticalAlignment: Text.AlignVCenter
    horizontalAlignment: alignRight ? Text.AlignRight : Text.AlignLeft
    Accessible.ignored: true
}
