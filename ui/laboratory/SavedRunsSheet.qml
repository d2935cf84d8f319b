// The comparisons of earlier days: open one, go on with it, or delete it.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Plyglass.App
import Plyglass.Controls

SideSheet {
    id: root

    required property Laboratory laboratory
    readonly property SavedRuns runs: root.laboratory.savedRuns
    property int doomed: -1

    signal fileWanted()

    title: qsTr("Saved runs")
    onAboutToShow: root.runs.refresh()

    Connections {
        target: root.runs
        function onOpened(): void { root.close(); }
    }

    Item {
        anchors.fill: parent

        ListView {
            id: list
            objectName: "savedRunList"
            width: parent.width
            anchors.top: parent.top
            anchors.bottom: foot.top
            clip: true
            focus: true
            boundsBehavior: Flickable.StopAtBounds
            model: root.runs.rows
            T.ScrollBar.vertical: AppScrollBar {}

            delegate: T.AbstractButton {
                id: entry

                required property int index
                required property string name
                required property string date
                required property string progress
                required property bool finished
                required property string problem
                readonly property bool sound: entry.problem.length === 0

                objectName: "savedRun" + entry.index
                width: list.width
                height: texts.height + Theme.scaled(20)
                hoverEnabled: true
                enabled: !root.laboratory.running
                focusPolicy: Qt.StrongFocus
                onClicked: {
                    if (entry.sound)
                        root.runs.open(entry.index);
                }
                Keys.onReturnPressed: entry.clicked()
                Keys.onUpPressed: entry.nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
                Keys.onDownPressed: entry.nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)

                Accessible.role: Accessible.Button
                Accessible.name: qsTr("%1, %2, %3").arg(entry.name).arg(entry.date).arg(entry.progress)
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
                    width: remove.x - x - Theme.space8

                    AppText {
                        width: parent.width
                        style: "value"
                        text: entry.name
                        Accessible.ignored: true
                    }
                    AppText {
                        width: parent.width
                        style: "small"
                        text: entry.sound ? qsTr("%1 · %2").arg(entry.date).arg(entry.progress) : entry.problem
                        color: !entry.sound ? Theme.bad : entry.finished ? Theme.t3 : Theme.warn
                        wrapMode: Text.Wrap
                        Accessible.ignored: true
                    }
                }
                IconButton {
                    id: remove
                    objectName: "deleteRun" + entry.index
                    anchors.verticalCenter: parent.verticalCenter
                    x: parent.width - width - Theme.space12
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
            visible: list.count === 0 && !root.runs.busy
            text: qsTr("Every comparison is kept here as it runs.")
        }
        Item {
            id: foot
            anchors.bottom: parent.bottom
            width: parent.width
            height: Theme.scaled(56)

            Rectangle {
                width: parent.width
                height: 1
                color: Theme.line
            }
            AppButton {
                anchors.verticalCenter: parent.verticalCenter
                x: Theme.space16
                kind: "outline"
                iconName: "open"
                text: qsTr("Open a file…")
                enabled: !root.laboratory.running
                onClicked: root.fileWanted()
            }
        }
    }

    AppDialog {
        id: question
        objectName: "deleteRunDialog"
        title: qsTr("Delete this run?")
        message: qsTr("Its measurements are gone for good.")
        acceptText: qsTr("Delete")
        acceptKind: "danger"
        onAccepted: root.runs.remove(root.doomed)
    }
}
