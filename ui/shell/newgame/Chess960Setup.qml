// A start position of Chess960, random or by its number; its pieces are shown.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Board
import Plyglass.Controls

Flow {
    id: root

    required property NewGame setup
    required property string pieceSet

    spacing: Theme.space12

    AppText {
        height: Theme.scaled(32)
        verticalAlignment: Text.AlignVCenter
        color: Theme.t2
        text: qsTr("Chess960")
    }
    AppButton {
        objectName: "shuffle"
        kind: "outline"
        iconName: "shuffle"
        text: qsTr("Shuffle")
        onClicked: root.setup.shuffle()

        Tip {
            wanted: parent.hovered
            text: qsTr("The pieces behind the pawns in a random order: one of 960 start positions. "
                       + "Number 518 is that of ordinary chess.")
        }
    }
    NamedStepper {
        objectName: "chess960"
        from: 0
        to: 959
        // Other positions have no number.
        textFromValue: number => number < 0 ? "–" : String(number)
        value: root.setup.chess960
        name: qsTr("Number of the start position")
        onValueModified: number => root.setup.chess960 = number
    }
    Rectangle {
        width: pieces.width + 2 * Theme.space4
        height: Theme.scaled(32)
        visible: root.setup.firstRank.length > 0
        radius: Theme.radiusControl
        color: "#7E9BAB"

        Row {
            id: pieces
            x: Theme.space4
            anchors.verticalCenter: parent.verticalCenter

            Repeater {
                model: root.setup.firstRank.split("")

                PieceImage {
                    required property string modelData

                    width: Theme.scaled(28)
                    height: width
                    set: root.pieceSet
                    piece: "w" + modelData
                }
            }
        }
    }
}
