// The headline numbers of a search: nodes, nodes a second, branching factor and, where there is room,
// how full the table is.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

Row {
    id: root

    required property Thinking thinking

    readonly property bool four: root.width >= Theme.scaled(330)
    readonly property color numberColor: root.thinking.hasResult ? Theme.t1 : Theme.t3

    height: Theme.scaled(38)

    Figure { text: root.thinking.nodesText; caption: qsTr("nodes"); share: root.four ? 0.25 : 0.4 }
    Figure { text: root.thinking.speedText; caption: qsTr("nodes / s"); share: root.four ? 0.25 : 0.3 }
    Figure { text: root.thinking.branchingText; caption: qsTr("branching"); share: root.four ? 0.25 : 0.3 }
    Figure { text: root.thinking.hashFullText; caption: qsTr("hash full"); share: 0.25; visible: root.four }

    component Figure: Item {
        id: figure

        required property string text
        required property string caption
        required property real share

        width: Math.floor(root.width * figure.share)
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
