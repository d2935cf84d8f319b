// Moves played in the position on the board: a row for each, and the total below. Up and Down choose a row,
// Enter plays it, Left takes a move back, Right plays it again.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Plyglass.App
import Plyglass.Controls

Panel {
    id: root

    required property OpeningTree tree

    // The hovered move, else the chosen one while the table has the focus.
    readonly property string shownMove:
        root.pointedMove.length > 0 ? root.pointedMove : list.activeFocus ? root.tree.currentMove : ""
    property string pointedMove: ""

    title: qsTr("Moves")
    subtitle: root.tree.scopeText
    padding: 0
    headerItems: [
        AppButton {
            objectName: "openingsShowGames"
            compact: true
            kind: "quiet"
            iconName: "search"
            text: qsTr("Show the games")
            enabled: root.tree.ready && total.count > 0
            onClicked: root.tree.showGames()
        },
        IconButton {
            objectName: "openingsMenuButton"
            compact: true
            iconName: "more"
            tip: qsTr("The opening book")
            onClicked: menu.popup(this, 0, height)
        }
    ]

    OpeningsMenu {
        id: menu
        tree: root.tree
    }
    OpeningsColumns {
        id: place
        width: root.availableWidth
    }
    OpeningsHeads {
        id: heads
        width: parent.width
        visible: list.count > 0
        columns: place
    }
    ListView {
        id: list
        objectName: "openingsList"
        anchors.top: heads.bottom
        anchors.bottom: foot.top
        x: 1
        width: parent.width - 2
        clip: true
        focus: true
        activeFocusOnTab: true
        boundsBehavior: Flickable.StopAtBounds
        highlightFollowsCurrentItem: false
        keyNavigationEnabled: false
        model: root.tree.moves
        cacheBuffer: 0  // rows out of sight are made later, when the list may be another
        opacity: root.tree.ready ? 1 : 0.6

        function choose(row: int): void {
            root.pointedMove = "";
            root.tree.current = row;
            if (root.tree.current >= 0)
                positionViewAtIndex(root.tree.current, ListView.Contain);
        }

        Accessible.role: Accessible.List
        Accessible.name: qsTr("Moves of the games")

        Keys.onUpPressed: choose(root.tree.current - 1)
        Keys.onDownPressed: choose(root.tree.current + 1)
        Keys.onLeftPressed: root.tree.ply -= 1
        Keys.onRightPressed: root.tree.ply += 1
        Keys.onReturnPressed: root.tree.play(root.tree.current)
        Keys.onEnterPressed: root.tree.play(root.tree.current)

        T.ScrollBar.vertical: AppScrollBar {}

        delegate: OpeningsRow {
            id: row

            required property int index
            required property string move

            objectName: "openingsRow" + row.index
            width: list.width
            columns: place
            current: row.index === root.tree.current && list.activeFocus
            hovered: hover.hovered

            Accessible.role: Accessible.Button
            Accessible.name: row.words
            Accessible.focusable: true
            Accessible.onPressAction: root.tree.play(row.index)

            HoverHandler {
                id: hover
                onHoveredChanged: {
                    if (hovered)
                        root.pointedMove = row.move;
                    else if (root.pointedMove === row.move)
                        root.pointedMove = "";
                }
            }
            TapHandler {
                onTapped: {
                    list.forceActiveFocus(Qt.MouseFocusReason);
                    root.pointedMove = "";
                    root.tree.play(row.index);
                }
            }
        }
    }
    Column {
        id: foot
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.radiusPanel / 2
        x: 1
        width: parent.width - 2

        Repeater {
            id: total
            model: root.tree.total

            OpeningsRow {
                objectName: "openingsTotal"
                width: foot.width
                columns: place
                ground: Theme.bg2

                Accessible.role: Accessible.ListItem
                Accessible.name: words
            }
        }
    }
    EmptyState {
        objectName: "openingsEmpty"
        anchors.centerIn: parent
        visible: list.count === 0
        maxWidth: root.availableWidth - Theme.space32
        iconName: "library"
        text: root.tree.emptyText
        actionText: root.tree.ready && root.tree.ply > 0 ? qsTr("One move back") : ""
        onActionTriggered: root.tree.ply -= 1
    }
    FocusRing { shown: list.activeFocus && list.count === 0 }
}
