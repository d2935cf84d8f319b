// One side of a new game: its player and, for a computer, its settings.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Board
import Plyglass.Controls

Column {
    id: root

    required property bool white
    required property PlayerSettings player

    readonly property string side: root.white ? qsTr("White") : qsTr("Black")
    readonly property bool computer: root.player.kindIndex === 1

    spacing: Theme.scaled(7)

    Row {
        spacing: Theme.space8

        Rectangle {
            width: Theme.scaled(28)
            height: width
            radius: Theme.radiusControl
            color: "#7E9BAB"

            PieceImage {
                anchors.fill: parent
                anchors.margins: 2
                piece: root.white ? "wK" : "bK"
            }
        }
        AppText {
            anchors.verticalCenter: parent.verticalCenter
            style: "h2"
            text: root.side
        }
    }
    Segmented {
        objectName: root.white ? "whiteKind" : "blackKind"
        width: Math.min(implicitWidth, root.width)
        label: qsTr("Who plays %1").arg(root.side)
        model: root.player.kindNames // qmllint disable
        currentIndex: root.player.kindIndex
        onActivated: index => root.player.kindIndex = index
    }
    PlayerChoices {
        width: root.width
        enabled: root.computer
        opacity: root.computer ? 1 : 0.35
        player: root.player
        prefix: root.white ? "white" : "black"
        side: root.side
        offersMachine: false
        levelFirst: true
    }
}
