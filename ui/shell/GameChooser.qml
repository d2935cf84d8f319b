// Chooses one game of a file with many.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Plyglass.App
import Plyglass.Controls

AppDialog {
    id: root

    required property Files files

    function listed(parts: var): string {
        return parts.filter(part => part.length > 0).join(" · ");
    }

    title: qsTr("Choose a game")
    message: root.files.choiceTitle
    acceptText: qsTr("Open this game")
    acceptEnabled: list.currentIndex >= 0
    visible: root.files.choosing
    onAccepted: root.files.chooseGame(list.currentIndex)
    onRejected: root.files.cancelChoice()
    onOpened: {
        list.currentIndex = 0;
        list.forceActiveFocus();
    }

    ListView {
        id: list
        anchors.fill: parent
        implicitWidth: Theme.scaled(640)
        implicitHeight: Math.min(Math.max(count, 3) * Theme.scaled(44),
                                 root.parent ? root.parent.height - Theme.scaled(220) : Theme.scaled(400))
        clip: true
        focus: true
        model: root.files.games
        cacheBuffer: 0  // rows out of sight are made later, when the list may be another
        boundsBehavior: Flickable.StopAtBounds
        keyNavigationEnabled: true

        T.ScrollBar.vertical: AppScrollBar {}

        delegate: T.ItemDelegate {
            id: entry

            required property int index
            required property int number
            required property string white
            required property string black
            required property string result
            required property string event
            required property string date
            required property int line

            readonly property bool current: ListView.isCurrentItem

            width: list.width
            height: Theme.scaled(44)
            hoverEnabled: true
            onClicked: list.currentIndex = entry.index
            onDoubleClicked: {
                list.currentIndex = entry.index;
                root.accept();
            }

            Accessible.role: Accessible.ListItem
            Accessible.name: qsTr("Game %1: %2 against %3, %4").arg(entry.number).arg(entry.white)
                                 .arg(entry.black).arg(entry.result)
            Accessible.selected: entry.current

            background: Rectangle {
                radius: Theme.radiusControl
                color: entry.current ? Theme.accSoft : entry.hovered ? Theme.bg2 : "transparent"
            }

            AppText {
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.scaled(44)
                style: "small"
                horizontalAlignment: Text.AlignRight
                text: entry.number
                Accessible.ignored: true
            }
            AppText {
                x: Theme.scaled(56)
                y: Theme.scaled(4)
                width: score.x - x - Theme.scaled(8)
                style: "strong"
                text: entry.white + " – " + entry.black
                Accessible.ignored: true
            }
            AppText {
                x: Theme.scaled(56)
                y: Theme.scaled(24)
                width: score.x - x - Theme.scaled(8)
                style: "small"
                text: root.listed([entry.event, entry.date, qsTr("line %1").arg(entry.line)])
                Accessible.ignored: true
            }
            AppText {
                id: score
                anchors.right: parent.right
                anchors.rightMargin: Theme.space16
                anchors.verticalCenter: parent.verticalCenter
                style: "strong"
                text: entry.result
                Accessible.ignored: true
            }
        }
    }
}
