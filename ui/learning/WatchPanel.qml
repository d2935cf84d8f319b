// A recent game between two candidates, slowed down.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

Panel {
    id: root

    required property GameWatch watch
    required property AppSettings settings

    title: qsTr("Now playing")
    subtitle: root.watch.title

    Column {
        width: parent.width
        spacing: Theme.space8

        Item {
            width: parent.width
            height: board.height

            SmallBoard {
                id: board
                readonly property int side: Math.floor(Math.min(parent.width, Theme.scaled(400)) / 8) * 8

                objectName: "watchBoard"
                anchors.horizontalCenter: parent.horizontalCenter
                width: side
                height: side
                opacity: root.watch.hasGame ? 1 : 0.35
                settings: root.settings
                position: root.watch.board
                Accessible.name: qsTr("A game, slowed down: %1").arg(root.watch.title)
            }
        }
        AppText {
            width: parent.width
            style: "small"
            wrapMode: Text.Wrap
            text: root.watch.hasGame ? root.watch.caption
                : qsTr("A game appears as soon as one has been played.")
        }
    }
}
