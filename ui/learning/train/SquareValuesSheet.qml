// One map with its numbers, as large as possible.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

SideSheet {
    id: root

    required property NetworkRun network
    readonly property int piece: root.network.neurons.piece

    sheetWidth: Theme.scaled(480)
    title: qsTr("What generation %1 has learned").arg(root.network.generation)

    function showPiece(piece: int): void {
        root.network.neurons.piece = piece;
        root.open();
    }

    ScrollArea {
        id: area
        anchors.fill: parent

        Column {
            x: Theme.space16
            width: area.availableWidth - 2 * Theme.space16
            spacing: Theme.space16

            Segmented {
                objectName: "pieceValuesPiece"
                width: Math.min(implicitWidth, parent.width)
                focus: true
                label: qsTr("Piece")
                model: [qsTr("Pawn"), qsTr("Knight"), qsTr("Bishop"), qsTr("Rook"), qsTr("Queen"),
                        qsTr("King")]
                currentIndex: root.piece
                onActivated: index => root.network.neurons.piece = index
            }
            Repeater {
                model: root.network.squareValues

                Column {
                    id: entry

                    required property int index
                    required property string name
                    required property string meanText
                    required property list<real> heats
                    required property list<string> cpTexts
                    required property string summary

                    width: parent ? parent.width : 0
                    visible: entry.index === root.piece
                    spacing: Theme.space12

                    Row {
                        spacing: Theme.space8
                        visible: entry.meanText.length > 0

                        AppText {
                            id: worth
                            style: "display"
                            text: entry.meanText
                        }
                        AppText {
                            anchors.baseline: worth.baseline
                            color: Theme.t3
                            text: qsTr("pawns: what one more adds on average")
                        }
                    }
                    HeatMap {
                        objectName: "valueNumbers"
                        width: parent.width
                        height: implicitHeight
                        values: entry.heats
                        texts: entry.cpTexts
                    }
                    AppText {
                        width: parent.width
                        wrapMode: Text.Wrap
                        color: Theme.t2
                        text: qsTr("%1: %2.").arg(entry.name).arg(entry.summary)
                    }
                }
            }
            AppText {
                width: parent.width
                wrapMode: Text.Wrap
                style: "small"
                text: root.network.valuesCaption
            }
            AppText {
                width: parent.width
                topPadding: Theme.space8
                style: "h2"
                text: qsTr("The hidden units it feeds")
            }
            HeatMap {
                width: parent.width
                height: implicitHeight
                columns: 8
                gap: Theme.space8
                values: root.network.neurons.heats
                Accessible.role: Accessible.Graphic
                Accessible.name: root.network.neurons.caption
            }
            AppText {
                width: parent.width
                bottomPadding: Theme.space16
                wrapMode: Text.Wrap
                style: "small"
                text: root.network.neurons.caption
            }
        }
    }
}
