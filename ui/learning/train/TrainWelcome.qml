// Start view before the first network run: an explanation and a start button.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

Panel {
    id: root

    required property NetworkRun network


    ScrollArea {
        id: area
        anchors.fill: parent

        Column {
            x: Math.round((area.availableWidth - width) / 2)
            width: Math.min(area.availableWidth, Theme.scaled(640))
            topPadding: Math.max(Theme.space8, Math.round((root.availableHeight - implicitHeight) / 3))
            spacing: Theme.space16

            AppText {
                width: parent.width
                style: "h1"
                wrapMode: Text.Wrap
                text: qsTr("A network from random weights")
            }
            AppText {
                width: parent.width
                wrapMode: Text.Wrap
                color: Theme.t2
                text: qsTr("A network with random weights knows nothing, not even that a queen is worth "
                           + "more than a pawn. It plays against itself. A new network learns from how "
                           + "those games ended, then plays against itself, and so on. You can watch what "
                           + "it learns, measure it, and play against every generation.")
            }
            TrainStart {
                width: parent.width
                network: root.network
            }
        }
    }
}
