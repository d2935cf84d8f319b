// Legend of the picture's colours.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.Controls

Row {
    id: root

    property bool unrecorded: false

    spacing: Theme.scaled(14)

    component Entry: Row {
        id: entry

        required property string text
        property color fill: "transparent"
        property color edge: "transparent"
        property bool hatched: false

        spacing: Theme.scaled(6)

        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.scaled(10)
            height: width
            radius: 2
            color: entry.fill
            border.width: 1
            border.color: entry.edge
            clip: true

            Rectangle {
                anchors.centerIn: parent
                visible: entry.hatched
                width: parent.width * 1.3
                height: 1
                rotation: -45
                color: Theme.axis
            }
        }
        AppText {
            anchors.verticalCenter: parent.verticalCenter
            style: "small"
            color: Theme.t2
            text: entry.text
        }
    }

    Entry { text: qsTr("best line"); fill: Theme.accFill; edge: Theme.accFill }
    Entry { text: qsTr("searched"); fill: Theme.bg4; edge: Theme.bg4 }
    Entry { text: qsTr("cut off"); fill: Theme.badSoft; edge: Theme.bad }
    Entry { text: qsTr("zero-window test, null move"); fill: Theme.bg2; edge: Theme.axis }
    Entry { text: qsTr("never searched"); edge: Theme.axis; hatched: true }
    Entry { visible: root.unrecorded; text: qsTr("not recorded"); fill: Theme.bg1; edge: Theme.axis }
}
