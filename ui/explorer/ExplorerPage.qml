// The Explorer: the real search tree, with the nodes' shares, the reason why each was not searched further,
// and "why not" questions.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.Actions
import Plyglass.App
import Plyglass.Controls

FocusScope {
    id: root

    required property App app

    readonly property Explorer explorer: root.app.explorer
    readonly property alias layout: place
    // Shown part where only one fits.
    property int tab: 0
    // Below the picture: the list, or slow motion.
    property bool slow: false
    // Rows of the tree's picture so far: keeps the page still while slow motion changes passes.
    property int maxRows: 0

    function takeFocus(): void {
        if (root.explorer.takeQuestion()) {
            root.tab = 2;
            answer.focusField();
        } else if (root.explorer.hasTree)
            table.takeFocus();
        else
            neutral.forceActiveFocus(Qt.OtherFocusReason);
    }

    Component.onCompleted: root.takeFocus()

    Connections {
        target: Actions.explorer.find
        function onTriggered(): void { head.focusFind(); }
    }
    Connections {
        target: Actions.board.typeMove
        enabled: root.visible && !root.explorer.recording
        function onTriggered(): void {
            root.tab = 2;
            answer.focusField();
        }
    }
    Binding { target: Actions.explorer; property: "slow"; value: root.visible && root.slow }
    Connections {
        target: root.explorer.icicle
        function onLaidOut(): void { root.maxRows = Math.max(root.maxRows, root.explorer.icicle.rows); }
    }
    Connections {
        target: root.explorer
        function onTreeChanged(): void {
            root.maxRows = root.explorer.icicle.rows;
            if (root.explorer.hasTree)
                table.takeFocus();
        }
    }
    Item {
        id: neutral
        focus: true
    }

    ExplorerLayout {
        id: place
        width: root.width
        height: root.height
        headHeight: head.height
        barHeight: bar.height + Theme.scaled(12)
        icicleRows: root.slow ? Math.max(root.maxRows, root.explorer.icicle.rows) : root.explorer.icicle.rows
        answerHeight: answer.wantedHeight
        tab: ["tree", "list", "node"][root.tab]
    }

    ExplorerHead {
        id: head
        width: root.width
        explorer: root.explorer
        margin: place.margin
        slow: root.slow
        onSlowChosen: slow => {
            root.slow = slow;
            root.tab = 1;
        }
    }
    RecordBar {
        id: bar
        x: place.margin
        y: head.height
        width: root.width - 2 * x
        explorer: root.explorer
    }
    TabStrip {
        objectName: "explorerTabs"
        x: place.margin
        y: place.top - height - place.gap
        width: root.width - 2 * x
        visible: place.tabbed
        label: qsTr("Parts of the page")
        model: [qsTr("Tree"), qsTr("List"), qsTr("Node")]
        currentIndex: root.tab
        onActivated: index => root.tab = index
    }

    IciclePanel {
        x: place.icicle.x
        y: place.icicle.y
        width: place.icicle.width
        height: place.icicle.height
        visible: place.showsIcicle && root.explorer.hasTree
        explorer: root.explorer
        rowHeight: place.icicleRowHeight
        legendBelow: place.legendBelow
    }
    TreeTable {
        id: table
        x: place.table.x
        y: place.table.y
        width: place.table.width
        height: place.table.height
        visible: place.showsTable && root.explorer.hasTree && !root.slow
        explorer: root.explorer
    }
    SlowMotionPanel {
        x: place.table.x
        y: place.table.y
        width: place.table.width
        height: place.table.height
        visible: place.showsTable && root.explorer.hasTree && root.slow
        explorer: root.explorer
    }
    Panel {
        x: place.icicle.x
        y: place.top
        width: place.mainWidth
        height: place.room
        visible: !root.explorer.hasTree && (place.showsIcicle || place.showsTable)

        Item {
            anchors.fill: parent

            EmptyState {
                objectName: "explorerEmpty"
                anchors.centerIn: parent
                iconName: "explorer"
                text: root.explorer.recording ? root.explorer.progressText
                    : root.explorer.emptyText.length > 0 ? root.explorer.emptyText
                    : qsTr("Make a move on the board and ask why not, "
                           + "or record how the position in Play is searched.")
                actionText: root.explorer.busy ? "" : qsTr("Record the search")
                onActionTriggered: root.explorer.record()
            }
        }
    }

    AnswerCard {
        id: answer
        x: place.answer.x
        y: place.answer.y
        width: place.answer.width
        height: place.answer.height
        visible: place.showsNode
        explorer: root.explorer
    }
    NodePanel {
        x: place.node.x
        y: place.node.y
        width: place.node.width
        height: place.node.height
        visible: place.showsNode
        explorer: root.explorer
        settings: root.app.settings
        flipped: root.app.game.flipped
    }
}
