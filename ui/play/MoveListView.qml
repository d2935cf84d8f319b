// The moves of the game in two columns. Starts at the top, keeps the current move in view, ends with the result in words.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Plyglass.App
import Plyglass.Controls

Item {
    id: root

    required property Game game
    required property Files files
    // Whether the scores stand beside the moves.
    required property bool evaluates

    readonly property int rowHeight: Theme.scaled(26)
    readonly property string emptyText: root.game.gameOver ? ""
        : root.game.movableColor !== "none" ? qsTr("Your move. Any piece.") : qsTr("The first move is on its way.")

    clip: true

    ListView {
        id: list
        objectName: "moveList"
        // Whole rows: the first in sight is not cut in half.
        height: Math.floor(result.y / root.rowHeight) * root.rowHeight
        x: Theme.scaled(8)
        width: parent.width - x - 1
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        model: root.game.moves
        reuseItems: true
        onHeightChanged: showing.restart()
        onWidthChanged: showing.restart()

        Accessible.role: Accessible.List
        Accessible.name: qsTr("Moves")

        delegate: MoveRow {
            required property int index

            width: list.width - Theme.scaled(9)
            evaluates: root.evaluates
            awaitsReply: index === list.count - 1 && blackPly < 0 && !root.game.gameOver
            onPlyChosen: ply => root.game.goToPly(ply)
            onNodeChosen: node => root.game.goToNode(node)
            onMenuRequested: ply => {
                menu.ply = ply;
                menu.popup();
            }
        }

        T.ScrollBar.vertical: AppScrollBar {}
    }

    AppText {
        anchors.centerIn: list
        width: list.width - Theme.scaled(32)
        visible: list.count === 0
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        color: Theme.t3
        text: root.emptyText
    }

    // The end of the game in words, under the moves and never over the board.
    Item {
        id: result
        objectName: "outcome"
        anchors.bottom: parent.bottom
        width: parent.width
        // Not by `visible`: on a page that is left nothing is, and the rows would stand under the result on coming back.
        readonly property bool shown: root.game.gameOver
        height: shown ? words.height + Theme.scaled(16) : Theme.scaled(4)
        visible: shown

        Rectangle {
            x: Theme.scaled(8)
            y: Theme.scaled(4)
            width: parent.width - 2 * x
            height: words.height + Theme.scaled(8)
            radius: Theme.radiusControl
            color: Theme.bg3
        }
        AppText {
            id: words
            objectName: "outcomeText"
            x: Theme.scaled(18)
            y: Theme.scaled(8)
            width: parent.width - 2 * x
            style: "value"
            wrapMode: Text.Wrap
            text: root.game.resultText + "  " + root.game.outcomeText
        }
    }

    Connections {
        target: root.game.moves
        function onCurrentRowChanged(): void { showing.restart(); }
    }
    Connections {
        target: root.game
        function onGameOverChanged(): void { showing.restart(); }
    }
    Component.onCompleted: showing.restart()

    // After the list has taken over the new rows.
    Timer {
        id: showing
        interval: 0
        onTriggered: root.showCurrent()
    }

    AppMenu {
        id: menu
        property int ply: 0

        AppMenuItem {
            text: qsTr("Show this position")
            onTriggered: root.game.goToPly(menu.ply)
        }
        AppMenuItem {
            text: qsTr("Copy this position (FEN)")
            onTriggered: {
                root.game.goToPly(menu.ply);
                root.files.copyFen();
            }
        }
        AppMenuItem {
            text: qsTr("Copy the game (PGN)")
            onTriggered: root.files.copyPgn()
        }
    }

    function showCurrent(): void {
        const row = root.game.moves.currentRow;
        // A list that has just been resized still reckons with its former rows.
        list.forceLayout();
        if (row < 0)
            list.positionViewAtBeginning();
        else if (row === list.count - 1)
            list.positionViewAtEnd();
        else
            list.positionViewAtIndex(row, ListView.Contain);
    }
}
