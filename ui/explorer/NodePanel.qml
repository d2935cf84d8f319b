// The hovered or current node: its board, its figures, and a button to continue the game from it. A move on
// the board asks why it was not played.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.Actions
import Plyglass.App
import Plyglass.Controls

Panel {
    id: root

    required property Explorer explorer
    required property AppSettings settings
    required property bool flipped

    readonly property TraceNode node: root.explorer.node

    // A move on the board asks why it was not played, except while the answer is shown.
    readonly property bool picksMoves: !root.explorer.recording && root.explorer.answerPly <= 0
    // The best reply; at the question also the move asked about and its refutation.
    readonly property var arrows: root.explorer.atQuestion
        ? [...root.node.board.arrows, ...root.explorer.whyNot.arrows] : root.node.board.arrows

    objectName: "nodePanel"
    title: root.node.title
    headerItems: [
        IconButton {
            compact: true
            enabled: root.explorer.currentRow > 0
            iconName: "prev"
            tip: qsTr("The row above")
            onClicked: root.explorer.walk("up")
        },
        IconButton {
            compact: true
            enabled: root.explorer.hasTree && root.explorer.currentRow < root.explorer.rows.count - 1
            iconName: "next"
            tip: qsTr("The row below")
            onClicked: root.explorer.walk("down")
        }
    ]

    Item {
        id: foot
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.scaled(40)

        AppButton {
            objectName: "playFromHere"
            anchors.bottom: parent.bottom
            width: Math.min(Theme.scaled(320), parent.width - copy.width - Theme.scaled(8))
            enabled: root.explorer.canPlayFromHere
            iconName: "play"
            text: qsTr("Play from here")
            onClicked: {
                root.explorer.playFromHere();
                Actions.show("play");
            }
        }
        IconButton {
            id: copy
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            iconName: "copy"
            tip: qsTr("Copy this position (FEN)")
            onClicked: root.node.copyFen()
        }
    }
    ScrollArea {
        anchors.fill: parent
        anchors.rightMargin: -Theme.scaled(12)
        anchors.bottomMargin: foot.height

        Grid {
            id: grid
            width: root.availableWidth
            columns: width >= Theme.scaled(600) ? 2 : 1
            columnSpacing: Theme.space24
            rowSpacing: Theme.scaled(10)

            readonly property real besideWidth: columns === 2 ? width - board.width - columnSpacing : width

            ThemedBoard {
                id: board
                objectName: "nodeBoard"
                width: Math.min(grid.width, root.availableHeight - foot.height,
                                grid.columns === 2 ? Theme.scaled(304) : Theme.scaled(420))
                height: width
                position: root.node.board
                movable: root.picksMoves
                flipped: root.flipped
                arrows: root.arrows
                settings: root.settings
                inputStyle: root.settings.inputStyle
                showLegal: root.settings.showLegal
                autoQueen: root.settings.autoQueen
                wheelSteps: false

                onMoveRequested: (from, to, promotion) => root.explorer.askWhyNotMove(from, to, promotion)
                onIllegalMoveTried: (from, to) => root.explorer.askWhyNotMove(from, to, "")
                onAnnounce: text => ScreenReader.text = text
            }
            Column {
                width: grid.besideWidth
                spacing: Theme.scaled(10)

                AppText {
                    width: parent.width
                    visible: text.length > 0
                    wrapMode: Text.Wrap
                    color: Theme.t2
                    text: root.node.reason
                }
                NodeFacts {
                    width: parent.width
                    node: root.node
                }
            }
        }
    }
}
