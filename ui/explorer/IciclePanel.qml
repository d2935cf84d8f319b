// The icicle picture: a row for every ply, blocks as wide as their nodes.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Charts
import Plyglass.Controls

Panel {
    id: root

    required property Explorer explorer
    required property real rowHeight
    required property bool legendBelow

    // Block of a node; `rows` changes with every picture, so that it is looked up again.
    function shownId(node: int, rows: int): int {
        return rows > 0 ? root.explorer.icicle.shownIdOf(node) : -1;
    }

    objectName: "iciclePanel"
    title: qsTr("Search tree")
    subtitle: root.explorer.hasTree ? root.explorer.headline : ""
    headerItems: Item {
        id: headEnd
        implicitWidth: root.legendBelow ? 0 : legend.implicitWidth + Theme.scaled(8)
        implicitHeight: legend.implicitHeight
    }

    Item {
        id: foot
        anchors.bottom: parent.bottom
        width: parent.width
        height: root.legendBelow ? Theme.scaled(28) : 0
    }
    IcicleLegend {
        id: legend
        parent: root.legendBelow ? foot : headEnd
        anchors.verticalCenter: parent.verticalCenter
        unrecorded: root.explorer.hasUnrecorded
    }
    ScrollArea {
        id: scroll
        anchors.fill: parent
        anchors.rightMargin: -Theme.scaled(12)
        anchors.bottomMargin: foot.height

        IciclePlot {
            id: plot
            objectName: "icicle"
            width: scroll.availableWidth - Theme.scaled(12)
            implicitHeight: Math.max(1, root.explorer.icicle.rows) * root.rowHeight
            model: root.explorer.icicle
            rowHeight: root.rowHeight
            rowNames: root.explorer.icicle.rowNames
            nameWidth: Theme.scaled(54)
            currentId: root.shownId(root.explorer.currentNode, root.explorer.icicle.rows)
            hoverId: root.shownId(root.explorer.hoverNode, root.explorer.icicle.rows)
            font: Theme.font.small
            titleFont: Theme.font.value
            textColor: Theme.t3
            strongTextColor: Theme.t1
            axisColor: Theme.axis
            bestColor: Theme.accFill
            bestEdgeColor: Theme.acc
            bestTextColor: Theme.accText
            blockColor: Theme.bg3
            testColor: Theme.bg2
            cutColor: Theme.badSoft
            cutEdgeColor: Theme.bad
            currentColor: Theme.t1
            activeFocusOnTab: root.explorer.hasTree

            Accessible.role: Accessible.Chart
            Accessible.name: qsTr("Where the nodes went: %1").arg(root.explorer.headline)
            Accessible.focusable: true

            Keys.onUpPressed: root.explorer.walk("up")
            Keys.onDownPressed: root.explorer.walk("down")
            Keys.onLeftPressed: root.explorer.walk("left")
            Keys.onRightPressed: root.explorer.walk("right")
            Keys.onReturnPressed: root.explorer.zoom(root.explorer.currentNode)

            // A new width may change the rows and the page, so it is applied after a delay.
            onWidthChanged: settling.restart()
            Timer {
                id: settling
                interval: 0
                running: true
                onTriggered: root.explorer.icicle.width = plot.width - plot.nameWidth
            }
            HoverHandler {
                id: hovering

                property int row: -1

                onPointChanged: {
                    const at = point.position;
                    hovering.row = plot.rowAt(at.x, at.y);
                    root.explorer.hoverNode = root.explorer.icicle.singleNodeAt(hovering.row);
                }
                onHoveredChanged: {
                    if (hovered)
                        return;
                    hovering.row = -1;
                    root.explorer.hoverNode = -1;
                }
            }
            Connections {
                target: root.explorer.icicle
                function onModelReset(): void { hovering.row = -1; }
            }
            Item {
                readonly property rect place: plot.placeOfRow(hovering.row)

                x: place.x
                y: place.y
                width: place.width
                height: place.height

                Tip {
                    wanted: hovering.row >= 0
                    title: root.explorer.icicle.nameAt(hovering.row)
                    text: root.explorer.icicle.wordsAt(hovering.row)
                }
            }
            MouseArea {
                anchors.fill: parent
                onClicked: mouse => {
                    const node = plot.nodeAt(mouse.x, mouse.y);
                    if (node >= 0)
                        root.explorer.select(node);
                }
                onDoubleClicked: mouse => {
                    const node = plot.nodeAt(mouse.x, mouse.y);
                    if (node >= 0)
                        root.explorer.zoom(node);
                }
            }
            FocusRing { shown: plot.activeFocus }
        }
    }
}
