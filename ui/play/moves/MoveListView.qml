// The moves of the game in two columns, with comments and variations between them. Keeps the current move in
// view and ends with the result in words.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Plyglass.App
import Plyglass.Controls

Item {
    id: root

    required property Game game
    required property Files files
    required property Ask ask
    required property ThinkAgain thinkAgain
    // Whether scores are shown beside the moves.
    required property bool evaluates

    // A repeated search is shown in the Thinking panel.
    signal thoughtAgain

    readonly property int rowHeight: Theme.scaled(26)
    readonly property string emptyText: root.game.status.over ? ""
        : root.game.board.whiteMovable || root.game.board.blackMovable ? qsTr("Your move.")
        : qsTr("The computer is choosing the first move.")

    clip: true

    ListView {
        id: list
        objectName: "moveList"
        // Whole rows: the first visible row is not cut.
        height: Math.floor(result.y / root.rowHeight) * root.rowHeight
        x: Theme.scaled(8)
        width: parent.width - x - 1
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        bottomMargin: list.contentHeight > list.height ? root.rowHeight : 0
        model: root.game.moves
        reuseItems: true
        cacheBuffer: 0  // rows out of sight are made later, when the list may be another
        onHeightChanged: showing.restart()
        onWidthChanged: showing.restart()

        Accessible.role: Accessible.List
        Accessible.name: qsTr("Moves")

        delegate: MoveRow {
            required property int index

            width: list.width - Theme.scaled(9)
            evaluates: root.evaluates
            awaitsReply: index === list.count - 1 && blackNode < 0 && !root.game.status.over
            onNodeChosen: node => root.game.goToNode(node)
            onMenuRequested: (node, inVariation) => menu.openFor(node, inVariation)
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

    // The result in words, under the moves and not over the board.
    Item {
        id: result
        objectName: "outcome"
        anchors.bottom: parent.bottom
        width: parent.width
        // Not `visible`: that is false on a hidden page, and the rows would be under the result on returning.
        readonly property bool shown: root.game.status.over
        onShownChanged: showing.restart()
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
            text: root.game.status.resultText + "  " + root.game.status.outcomeText
        }
    }

    Connections {
        target: root.game.moves
        function onCurrentRowChanged(): void { showing.restart(); }
    }
    Component.onCompleted: showing.restart()

    // Runs after the list has applied the new rows.
    Timer {
        id: showing
        interval: 0
        onTriggered: root.showCurrent()
    }

    MoveMenu {
        id: menu
        objectName: "moveMenu"
        game: root.game
        files: root.files
        ask: root.ask
        thinkAgain: root.thinkAgain
        onThoughtAgain: root.thoughtAgain()
    }

    // Opens the menu of the move on the board, by keyboard.
    function openMenu(): void {
        const node = root.game.moves.currentNode();
        if (node >= 0)
            menu.openFor(node, root.game.moves.currentIsInVariation());
    }
    function showCurrent(): void {
        const row = root.game.moves.currentRow;
        // A list that has just been resized still uses its former rows.
        list.forceLayout();
        if (row < 0)
            list.positionViewAtBeginning();
        else if (row === list.count - 1)
            list.positionViewAtEnd();
        else
            list.positionViewAtIndex(row, ListView.Contain);
        root.showWholeRows();
    }
    // Comments and variations have any height: a partly visible row at the top is scrolled out, with some
    // space added at the end.
    function showWholeRows(): void {
        const top = list.indexAt(Theme.scaled(8), list.contentY + 1);
        const item = top >= 0 ? list.itemAtIndex(top) : null;
        if (!item || item.y >= list.contentY)
            return;
        const hidden = list.contentY - item.y;
        const rest = item.height - hidden;
        list.contentY += rest <= root.rowHeight && top < root.game.moves.currentRow ? rest : 0;
    }
}
