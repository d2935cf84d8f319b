// Board of the openings view, with the line to the position and its name.
import QtQuick
import Plyglass.App
import Plyglass.Board
import Plyglass.Controls

Panel {
    id: root

    required property OpeningTree tree
    required property AppSettings settings
    // The hovered or chosen move of the table: "e2e4", or "".
    required property string shownMove

    signal closed

    readonly property list<var> arrows: root.shownMove.length < 4 ? [] : [{
        from: root.shownMove.slice(0, 2),
        to: root.shownMove.slice(2, 4),
        kind: ArrowLayer.Best
    }]

    title: root.tree.openingText.length > 0 ? root.tree.openingText
           : root.tree.ply === 0 ? qsTr("Start position") : qsTr("No named opening")
    headerItems: [
        IconButton {
            compact: true
            iconName: "flip"
            tip: qsTr("Turn the board")
            onClicked: board.flipped = !board.flipped
        }
    ]

    ThemedBoard {
        id: board
        objectName: "openingsBoard"
        width: Math.min(root.availableWidth, root.availableHeight - Theme.scaled(104))
        height: width
        anchors.horizontalCenter: parent.horizontalCenter
        settings: root.settings
        position: root.tree.board
        arrows: root.arrows
        animationMs: root.settings.animationMs
        onMoveRequested: (from, to, promotion) => root.tree.playOnBoard(from, to, promotion)
        onWheelStep: direction => root.tree.ply += direction
    }
    Row {
        id: buttons
        anchors.top: board.bottom
        anchors.topMargin: Theme.space8
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: Theme.space8

        IconButton {
            objectName: "openingsStart"
            compact: true
            iconName: "first"
            tip: qsTr("To the start")
            enabled: root.tree.ply > 0
            onClicked: root.tree.ply = 0
        }
        IconButton {
            compact: true
            iconName: "prev"
            tip: qsTr("One move back")
            enabled: root.tree.ply > 0
            onClicked: root.tree.ply -= 1
        }
        IconButton {
            objectName: "openingsForward"
            compact: true
            iconName: "next"
            tip: qsTr("One move forward")
            enabled: root.tree.ply < root.tree.line.length
            onClicked: root.tree.ply += 1
        }
        IconButton {
            compact: true
            iconName: "last"
            tip: qsTr("To the end of the line")
            enabled: root.tree.ply < root.tree.line.length
            onClicked: root.tree.ply = root.tree.line.length
        }
    }
    MoveBar {
        anchors.bottom: parent.bottom
        width: parent.width
        ready: root.visible
        play: text => root.tree.typeMove(text)
        onClosed: root.closed()
    }
    ScrollArea {
        anchors.top: buttons.bottom
        anchors.topMargin: Theme.space4
        anchors.bottom: parent.bottom
        width: parent.width

        OpeningsLine {
            width: root.availableWidth
            tree: root.tree
        }
    }
}
