// The one sentence of a panel that has nothing to show; may be "".
import QtQuick
import Plyglass.Controls

AppText {
    anchors.fill: parent
    anchors.leftMargin: Theme.space16
    anchors.rightMargin: Theme.space16
    visible: text.length > 0
    horizontalAlignment: Text.AlignHCenter
    verticalAlignment: Text.AlignVCenter
    color: Theme.t3
    wrapMode: Text.Wrap
}
