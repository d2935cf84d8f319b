// Pieces captured by one side, as small glyphs; equal pieces overlap. Then the lead in pawns.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.Board
import Plyglass.Controls

Item {
    id: root

    // Piece letters in the order P N B R Q.
    required property string pieces
    required property int lead

    readonly property int side: Theme.scaled(17)
    readonly property int overlap: Theme.scaled(7)

    implicitWidth: row.implicitWidth + (leadText.visible ? Theme.scaled(8) + leadText.implicitWidth : 0)
    implicitHeight: Theme.scaled(18)

    Accessible.role: Accessible.StaticText
    Accessible.name: root.spoken()

    Row {
        id: row
        anchors.verticalCenter: parent.verticalCenter
        spacing: 0

        Repeater {
            model: root.pieces.length

            Item {
                id: cell
                required property int index
                readonly property string piece: root.pieces.charAt(index)
                readonly property bool tight: root.pieces.charAt(index + 1) === piece

                width: root.side + (tight ? -root.overlap : Theme.scaled(1))
                height: root.side

                PieceImage {
                    width: root.side
                    height: root.side
                    set: "glyph"
                    piece: cell.piece
                }
            }
        }
    }
    AppText {
        id: leadText
        anchors.left: row.right
        anchors.leftMargin: root.pieces.length > 0 ? Theme.scaled(8) : 0
        anchors.verticalCenter: parent.verticalCenter
        visible: root.lead > 0
        style: "small"
        text: "+" + root.lead
        Accessible.ignored: true
    }

    function spoken(): string {
        if (root.pieces.length === 0)
            return qsTr("Nothing taken");
        const taken = qsTr("Taken: %1").arg(root.pieces.split("").join(" "));
        return root.lead > 0 ? qsTr("%1, ahead by %2").arg(taken).arg(root.lead) : taken;
    }
}
