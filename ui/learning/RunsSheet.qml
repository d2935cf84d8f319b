// The learning runs there are: show one, or delete it.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Plyglass.App
import Plyglass.Controls

SideSheet {
    id: root

    required property Learning learning
    property int doomed: -1

    signal chosen(bool network)

    title: qsTr("Runs")

    Item {
        anchors.fill: parent

        ListView {
            id: list
            objectName: "runList"
            anchors.fill: parent
            clip: true
            focus: true
            boundsBehavior: Flickable.StopAtBounds
            model: root.learning.runs
            T.ScrollBar.vertical: AppScrollBar {}

            delegate: T.AbstractButton {
                id: entry

                required property int index
                required property int number
                required property string title
                required property string detail
                required property string stateText
                required property string tone
                required property string problem
                required property bool network
                required property bool active
                readonly property bool sound: entry.problem.length === 0

                objectName: "run" + entry.index
                width: list.width
                height: texts.height + Theme.scaled(20)
                hoverEnabled: true
                focusPolicy: Qt.StrongFocus
                onClicked: {
                    root.learning.openRun(entry.index);
                    root.chosen(entry.network);
                    root.close();
                }
                Keys.onReturnPressed: entry.clicked()
                Keys.onUpPressed: entry.nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
                Keys.onDownPressed: entry.nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)

                Accessible.role: Accessible.Button
                Accessible.name: qsTr("%1, %2, %3").arg(entry.title).arg(entry.stateText).arg(entry.detail)
                Accessible.onPressAction: entry.clicked()

                background: Rectangle {
                    color: entry.down ? Theme.bg3 : entry.hovered ? Theme.bg2 : Qt.alpha(Theme.bg2, 0)

                    Rectangle {
                        anchors.bottom: parent.bottom
                        width: parent.width
                        height: 1
                        color: Theme.line
                    }
                    FocusRing {
                        anchors.margins: 0
                        shown: entry.visualFocus
                        innerRadius: 2
                    }
                }
                Column {
                    id: texts
                    x: Theme.space16
                    y: Theme.scaled(10)
                    width: chip.x - x - Theme.space8

                    AppText {
                        width: parent.width
                        style: "value"
                        text: entry.title
                        Accessible.ignored: true
                    }
                    AppText {
                        width: parent.width
                        style: "small"
                        text: entry.sound ? entry.detail : entry.problem
                        color: entry.sound ? Theme.t3 : Theme.bad
                        wrapMode: Text.Wrap
                        Accessible.ignored: true
                    }
                }
                Chip {
                    id: chip
                    anchors.verticalCenter: parent.verticalCenter
                    x: remove.x - width - Theme.space8
                    tone: entry.tone
                    text: entry.stateText
                }
                IconButton {
                    id: remove
                    objectName: "deleteRun" + entry.index
                    anchors.verticalCenter: parent.verticalCenter
                    x: parent.width - width - Theme.space12
                    enabled: !entry.active
                    compact: true
                    iconName: "trash"
                    iconSize: 16
                    tip: qsTr("Delete…")
                    onClicked: {
                        root.doomed = entry.index;
                        question.open();
                    }
                }
            }
        }
        EmptyState {
            anchors.centerIn: list
            width: list.width - 2 * Theme.space24
            visible: list.count === 0
            text: qsTr("Every run is kept here with all that it has made.")
        }
    }

    AppDialog {
        id: question
        objectName: "deleteRunQuestion"
        title: qsTr("Delete this run?")
        message: qsTr("All its generations and games are gone for good; evaluators that were kept stay.")
        acceptText: qsTr("Delete")
        acceptKind: "danger"
        onAccepted: root.learning.removeRun(root.doomed)
    }
}
