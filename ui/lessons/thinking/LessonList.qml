// The eight lessons, with a tick on finished ones.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Plyglass.App
import Plyglass.Controls

Panel {
    id: root

    required property Lessons lessons

    padding: Theme.space8
    topPadding: Theme.space8

    Column {
        width: root.availableWidth
        spacing: Theme.space2

        Repeater {
            model: root.lessons.list

            T.AbstractButton {
                id: row

                required property int index
                required property string title
                required property bool finished

                objectName: "lesson" + row.index
                width: parent.width
                implicitHeight: Theme.scaled(36)
                checked: row.index === root.lessons.index
                hoverEnabled: true
                focusPolicy: Qt.StrongFocus
                onClicked: root.lessons.open(row.index)
                Keys.onReturnPressed: row.clicked()
                Keys.onEnterPressed: row.clicked()

                Accessible.role: Accessible.ListItem
                Accessible.name: row.finished ? qsTr("%1, finished").arg(row.title) : row.title
                Accessible.selected: row.checked
                Accessible.onPressAction: row.clicked()

                background: Rectangle {
                    radius: Theme.radiusControl
                    color: row.checked ? Theme.accSoft : row.hovered ? Theme.bg2 : Qt.alpha(Theme.bg2, 0)

                    FocusRing {
                        shown: row.visualFocus
                        innerRadius: Theme.radiusControl
                    }
                }
                contentItem: Line {
                    number: row.index + 1
                    title: row.title
                    chosen: row.checked
                    finished: row.finished
                }
            }
        }
    }

    component Line: Item {
        id: line

        required property int number
        required property string title
        required property bool chosen
        required property bool finished

        AppText {
            id: place
            x: Theme.space8
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.scaled(20)
            style: "small"
            text: String(line.number)
            Accessible.ignored: true
        }
        AppText {
            anchors.left: place.right
            anchors.right: tick.left
            anchors.verticalCenter: parent.verticalCenter
            style: line.chosen ? "strong" : "body"
            color: line.chosen ? Theme.acc : Theme.t1
            text: line.title
            Accessible.ignored: true
        }
        Icon {
            id: tick
            anchors.right: parent.right
            anchors.rightMargin: Theme.space8
            anchors.verticalCenter: parent.verticalCenter
            visible: line.finished
            name: "check"
            size: 16
            color: Theme.good
        }
    }
}
