// A lesson in the course: done, current or to come, on the line that leads from one to the next.
import QtQuick
import QtQuick.Templates as T
import Plyglass.Controls

T.AbstractButton {
    id: root

    required property int index
    required property int number
    required property string title
    required property bool endsGroup
    required property bool finished
    /// "4 of 8"; "" before its first solved task.
    required property string progressText
    property bool chosen: false
    property bool dense: false

    readonly property int side: Theme.scaled(16)
    readonly property string stateText: root.finished ? qsTr("done") : root.progressText

    implicitHeight: Theme.scaled(root.dense ? 24 : 28)
    checked: root.chosen
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    Accessible.role: Accessible.ListItem
    Accessible.name: root.stateText.length > 0
        ? qsTr("%1, %2, %3", "number, title and state of a lesson").arg(root.number).arg(root.title)
            .arg(root.stateText)
        : qsTr("%1, %2", "number and title of a lesson").arg(root.number).arg(root.title)
    Accessible.selected: root.chosen
    Accessible.onPressAction: root.clicked()

    background: Rectangle {
        radius: Theme.radiusControl
        color: root.chosen ? Theme.accSoft : root.hovered ? Theme.bg2 : Qt.alpha(Theme.bg2, 0)

        FocusRing {
            shown: root.visualFocus
            innerRadius: Theme.radiusControl
        }
    }

    Item {
        anchors.fill: parent

        Rectangle {
            visible: !root.endsGroup
            x: node.x + (root.side - width) / 2
            y: node.y + root.side
            width: 2
            height: root.height - root.side
            opacity: root.finished ? 0.5 : 1
            color: root.finished ? Theme.good : Theme.line2
        }
        Rectangle {
            id: node
            x: Theme.space8
            y: Math.round((root.height - root.side) / 2)
            width: root.side
            height: root.side
            radius: root.side / 2
            color: root.chosen ? Theme.accSoft : root.finished ? Theme.goodSoft : Theme.bg1
            border.width: root.chosen ? 2 : root.finished ? 0 : 1.5
            border.color: root.chosen ? Theme.acc : Theme.line3

            Icon {
                anchors.centerIn: parent
                visible: root.finished
                name: "check"
                size: 10
                color: root.chosen ? Theme.acc : Theme.good
            }
            Rectangle {
                anchors.centerIn: parent
                visible: root.chosen && !root.finished
                width: Theme.scaled(6)
                height: width
                radius: width / 2
                color: Theme.acc
            }
        }
        AppText {
            id: place
            x: node.x + root.side + Theme.scaled(10)
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.scaled(18)
            horizontalAlignment: Text.AlignRight
            style: "small"
            color: root.chosen ? Theme.acc : Theme.t3
            text: String(root.number)
            Accessible.ignored: true
        }
        AppText {
            anchors.left: place.right
            anchors.leftMargin: Theme.scaled(10)
            anchors.right: progress.left
            anchors.rightMargin: Theme.space8
            anchors.verticalCenter: parent.verticalCenter
            style: root.chosen ? "strong" : "body"
            color: root.chosen ? Theme.acc : root.finished ? Theme.t1 : Theme.t2
            text: root.title
            Accessible.ignored: true
        }
        AppText {
            id: progress
            anchors.right: parent.right
            anchors.rightMargin: Theme.space8
            anchors.verticalCenter: parent.verticalCenter
            width: implicitWidth
            style: "small"
            color: root.chosen ? Theme.acc : Theme.t3
            text: root.finished ? "" : root.progressText
            Accessible.ignored: true
        }
    }
}
