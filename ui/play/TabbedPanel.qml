// A tabbed panel for small windows: thinking and techniques, and the moves in the smallest.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.Controls

Panel {
    id: root

    // Whether it is the only panel, with moves and toolbar.
    required property bool single
    required property string tab
    required property string note
    required property real footHeight
    readonly property alias body: bodyItem
    readonly property alias foot: footItem
    readonly property list<string> names: root.single ? ["moves", "thinking", "techniques"]
        : ["thinking", "techniques"]

    signal tabChosen(string tab)

    objectName: "tabsPanel"
    padding: 0

    Item {
        anchors.fill: parent

        Segmented {
            id: tabs
            objectName: "tabs"
            x: Theme.scaled(8)
            y: Theme.scaled(8)
            width: Math.min(implicitWidth, parent.width - x - Theme.scaled(root.single ? 48 : 8))
            label: qsTr("Panels")
            model: root.single ? [qsTr("Moves"), qsTr("Thinking"), qsTr("Techniques")]
                               : [qsTr("Thinking"), qsTr("Techniques")]
            currentIndex: root.names.indexOf(root.tab)
            onActivated: index => root.tabChosen(root.names[index])
        }
        MoreButton {
            anchors.right: parent.right
            anchors.rightMargin: Theme.space4
            anchors.verticalCenter: tabs.verticalCenter
            visible: root.single
        }
        AppText {
            anchors.left: tabs.right
            anchors.leftMargin: Theme.space12
            anchors.right: parent.right
            anchors.rightMargin: Theme.space12
            anchors.verticalCenter: tabs.verticalCenter
            visible: !root.single && root.width >= Theme.scaled(370)
            horizontalAlignment: Text.AlignRight
            color: Theme.t3
            text: root.note
        }
        Item {
            id: bodyItem
            anchors.top: tabs.bottom
            anchors.topMargin: Theme.scaled(root.tab === "techniques" ? 2 : 8)
            anchors.bottom: footItem.top
            width: parent.width
        }
        Item {
            id: footItem
            anchors.bottom: parent.bottom
            width: parent.width
            height: root.single ? root.footHeight : 0
        }
    }
}
