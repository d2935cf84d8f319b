// The tree as a list. Arrows navigate, Enter makes a node the top, Backspace returns to the whole tree.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Plyglass.App
import Plyglass.Controls

Panel {
    id: root

    required property Explorer explorer

    function takeFocus(): void {
        list.forceActiveFocus(Qt.OtherFocusReason);
    }

    objectName: "treePanel"
    padding: 0
    leftPadding: 0
    rightPadding: 0

    component Head: AppText {
        anchors.verticalCenter: parent.verticalCenter
        style: "small"
        font.weight: Font.Medium
    }

    FocusScope {
        anchors.fill: parent

        TreeColumns {
            id: place
            width: list.width
        }

        Item {
            id: head
            width: parent.width
            height: Theme.scaled(32)

            Head { x: place.moveX + Theme.scaled(20); text: qsTr("Move") }
            Head {
                x: place.valueX
                width: place.valueWidth
                horizontalAlignment: Text.AlignRight
                text: qsTr("Value")
            }
            Head { x: place.barX; visible: place.showsBar; text: qsTr("Window −8 … +8") }
            Head {
                x: place.windowX
                width: place.windowWidth
                horizontalAlignment: Text.AlignRight
                visible: place.showsWindow
                text: "α … β"
            }
            Head { x: place.reasonX; text: qsTr("Reason") }
            Head {
                x: place.depthX
                width: place.depthWidth
                horizontalAlignment: Text.AlignRight
                visible: place.showsDepth
                text: qsTr("Depth")
            }
            Head {
                x: place.nodesX
                width: place.nodesWidth
                horizontalAlignment: Text.AlignRight
                text: qsTr("Nodes")
            }
            Rectangle {
                anchors.bottom: parent.bottom
                width: parent.width
                height: 1
                color: Theme.line
            }
        }

        ListView {
            id: list
            objectName: "treeList"
            anchors.top: head.bottom
            anchors.bottom: missing.visible ? missing.top : parent.bottom
            anchors.bottomMargin: 2
            width: parent.width
            focus: true
            activeFocusOnTab: root.explorer.hasTree
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            reuseItems: true
            // Rows created in advance would delay a new tree with fewer rows.
            cacheBuffer: 0
            model: root.explorer.rows
            currentIndex: root.explorer.currentRow
            highlightFollowsCurrentItem: false
            keyNavigationEnabled: false

            // During scrolling by keys the resting pointer does not hover.
            property bool byKey: false

            onActiveFocusChanged: list.byKey = list.activeFocus && !hovering.hovered

            Accessible.role: Accessible.Tree
            Accessible.name: qsTr("The search tree, move by move")

            delegate: TreeRow {
                width: list.width
                columns: place
                current: index === root.explorer.currentRow
                ringed: current && list.activeFocus && list.byKey
                hot: isNode && nodeId === root.explorer.hoverNode
                onHovered: inside => {
                    if (inside && !list.byKey)
                        root.explorer.hoverNode = nodeId;
                    else if (root.explorer.hoverNode === nodeId)
                        root.explorer.hoverNode = -1;
                }
                onChosen: {
                    list.forceActiveFocus(Qt.MouseFocusReason);
                    root.explorer.selectRow(index);
                }
                onToggled: root.explorer.toggleRow(index)
                onZoomed: root.explorer.zoom(nodeId)
            }

            T.ScrollBar.vertical: AppScrollBar {}

            Keys.onPressed: event => {
                list.byKey = true;
                event.accepted = root.press(event);
            }
            HoverHandler {
                id: hovering
                onPointChanged: list.byKey = false
            }
        }

        AppText {
            id: missing
            objectName: "missing"
            anchors.bottom: parent.bottom
            x: place.pad
            width: parent.width - 2 * x
            height: Theme.scaled(30)
            visible: root.explorer.missingText.length > 0
            verticalAlignment: Text.AlignVCenter
            style: "small"
            color: Theme.warn
            text: root.explorer.missingText
        }
    }

    Connections {
        target: root.explorer
        function onCurrentChanged(): void { showing.restart(); }
    }
    // Runs after the list has applied the new rows.
    Timer {
        id: showing
        interval: 0
        onTriggered: {
            if (root.explorer.currentRow >= 0)
                list.positionViewAtIndex(root.explorer.currentRow, ListView.Contain);
        }
    }

    function press(event: KeyEvent): bool {
        const explorer = root.explorer;
        switch (event.key) {
        case Qt.Key_Up:
            explorer.walk("up");
            return true;
        case Qt.Key_Down:
            explorer.walk("down");
            return true;
        case Qt.Key_Left:
            explorer.walk("left");
            return true;
        case Qt.Key_Right:
            explorer.walk("right");
            return true;
        case Qt.Key_Home:
            explorer.walk("first");
            return true;
        case Qt.Key_End:
            explorer.walk("last");
            return true;
        case Qt.Key_Space:
            explorer.toggleRow(explorer.currentRow);
            return true;
        case Qt.Key_Return:
        case Qt.Key_Enter:
            explorer.zoom(explorer.currentNode);
            return true;
        case Qt.Key_Backspace:
            explorer.zoomToCrumb(0);
            return true;
        }
        return false;
    }
}
