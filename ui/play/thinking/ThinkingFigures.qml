// Main figures of a search: nodes, nodes a second, branching factor and, where it fits, hash usage.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

Row {
    id: root

    required property Thinking thinking

    readonly property bool four: root.width >= Theme.scaled(330)
    // Two searches: for the computer's move, and of the person's position.
    readonly property bool two: root.thinking.lastNodesText.length > 0
    readonly property color numberColor: root.thinking.hasResult ? Theme.t1 : Theme.t3

    height: Theme.scaled(38)

    Figure {
        objectName: "lastNodes"
        text: root.thinking.lastNodesText
        caption: qsTr("nodes, its move")
        visible: root.two
    }
    Figure {
        objectName: "nodes"
        text: root.thinking.nodesText
        caption: root.two ? qsTr("nodes, your move") : qsTr("nodes")
    }
    Figure { text: root.thinking.speedText; caption: qsTr("nodes / s") }
    Figure { text: root.thinking.branchingText; caption: qsTr("branching"); visible: root.four || !root.two }
    Figure { text: root.thinking.hashFullText; caption: qsTr("hash full"); visible: root.four && !root.two }

    component Figure: Item {
        id: figure

        required property string text
        required property string caption

        width: Math.floor(root.width / (root.four ? 4 : 3))
        height: root.height

        Accessible.role: Accessible.StaticText
        Accessible.name: figure.caption + ": " + figure.text

        NumberText {
            style: "figure"
            text: figure.text
            color: root.numberColor
            Accessible.ignored: true
        }
        AppText {
            y: Theme.scaled(22)
            width: figure.width
            style: "small"
            text: figure.caption
            Accessible.ignored: true
        }
    }
}
