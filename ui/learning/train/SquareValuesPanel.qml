// Piece-square values of a network: a map for each piece, and the average value of the piece.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Plyglass.App
import Plyglass.Board
import Plyglass.Controls

Panel {
    id: root

    required property NetworkRun network

    readonly property SquareValue squareValues: root.network.squareValues
    // Six side by side where they fit, else three.
    readonly property int columns: root.availableWidth < Theme.scaled(620) ? 3 : 6
    readonly property int gap:
        Theme.scaled(root.columns === 6 && root.availableWidth < Theme.scaled(800) ? 12 : 20)
    readonly property int mapSide: Math.min(Theme.scaled(272),
                                            Math.floor((root.availableWidth - (root.columns - 1) * root.gap)
                                                       / root.columns))

    signal pieceChosen(int piece)

    title: qsTr("What it has learned")
    subtitle: root.squareValues.count > 0
        ? qsTr("centipawns a piece gains or loses by its square, White’s side") : ""
    headerItems: [
        Row {
            visible: root.squareValues.count > 0 && root.availableWidth > Theme.scaled(560)
            spacing: Theme.space8
            rightPadding: Theme.space8

            AppText {
                style: "small"
                text: "−" + root.squareValues.reachCp
            }
            Rectangle {
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.scaled(96)
                height: Theme.scaled(8)
                radius: height / 2
                gradient: Gradient {
                    orientation: Gradient.Horizontal
                    GradientStop { position: 0; color: Theme.s2 }
                    GradientStop { position: 0.5; color: Theme.bg3 }
                    GradientStop { position: 1; color: Theme.acc }
                }
            }
            AppText {
                style: "small"
                text: "+" + root.squareValues.reachCp
            }
        }
    ]

    Item {
        anchors.fill: parent
        implicitHeight: root.squareValues.count > 0 ? maps.height + Theme.space12 + caption.height
            : Theme.scaled(120)

        EmptyState {
            anchors.centerIn: parent
            visible: root.squareValues.count === 0
            text: root.network.generation < 0 ? qsTr("The maps appear when the first network is trained.")
                : root.network.error.length > 0 ? qsTr("There is no network to look at.") : ""
        }
        Grid {
            id: maps
            columns: root.columns
            columnSpacing: root.gap
            rowSpacing: Theme.space12

            Repeater {
                model: root.squareValues

                T.AbstractButton {
                    id: map

                    required property int index
                    required property string name
                    required property string piece
                    required property string meanText
                    required property list<real> heats
                    required property string summary

                    objectName: "squareValuesMap" + map.index
                    width: root.mapSide
                    height: label.height + Theme.space8 + heat.height
                    hoverEnabled: true
                    focusPolicy: Qt.StrongFocus
                    onClicked: root.pieceChosen(map.index)
                    Keys.onReturnPressed: map.clicked()

                    Accessible.role: Accessible.Button
                    Accessible.name: qsTr("%1 %2, %3").arg(map.name).arg(map.meanText).arg(map.summary)
                    Accessible.onPressAction: map.clicked()

                    Item {
                        id: label
                        width: parent.width
                        height: Theme.scaled(20)

                        PieceImage {
                            id: picture
                            width: Theme.scaled(17)
                            height: width
                            anchors.verticalCenter: parent.verticalCenter
                            set: "glyph"
                            piece: map.piece
                        }
                        AppText {
                            anchors.left: picture.right
                            anchors.leftMargin: Theme.scaled(6)
                            anchors.right: mean.left
                            style: "strong"
                            text: map.name
                            Accessible.ignored: true
                        }
                        AppText {
                            id: mean
                            anchors.right: parent.right
                            anchors.rightMargin: map.width - 8 * heat.cell
                            color: Theme.t3
                            text: map.meanText
                            Accessible.ignored: true
                        }
                    }
                    HeatMap {
                        id: heat
                        anchors.top: label.bottom
                        anchors.topMargin: Theme.space8
                        width: parent.width
                        height: implicitHeight
                        values: map.heats
                        opacity: map.down ? 0.8 : 1
                    }
                    FocusRing {
                        anchors.margins: -Theme.scaled(3)
                        shown: map.visualFocus
                    }
                    Tip {
                        wanted: map.hovered && !map.down
                        text: map.summary
                    }
                }
            }
        }
        AppText {
            id: caption
            anchors.top: maps.bottom
            anchors.topMargin: Theme.space12
            width: parent.width
            visible: root.squareValues.count > 0
            style: "small"
            wrapMode: Text.Wrap
            maximumLineCount: 3
            text: root.network.valuesCaption
        }
    }
}
