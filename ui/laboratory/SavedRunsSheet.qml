// The saved comparisons: open one, resume it, or delete it.
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

    signal fileRequested()

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

            delegate: StoredRow {
                id: entry

                required property string name
                required property string date
                required property string progress
                required property bool finished

                objectName: "savedRun" + entry.index
                width: list.width
                title: entry.name
                detail: qsTr("%1 · %2").arg(entry.date).arg(entry.progress)
                detailColor: entry.finished ? Theme.t3 : Theme.warn
                enabled: !root.laboratory.running
                onClicked: {
                    if (entry.sound)
                        root.runs.open(entry.index);
                }
                onRemoveRequested: {
                    root.doomed = entry.index;
                    question.open();
                }
            }
        }
        EmptyState {
            anchors.centerIn: list
            maxWidth: list.width - 2 * Theme.space24
            visible: list.count === 0 && !root.runs.busy
            text: qsTr("Every comparison is saved here while it runs.")
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
                onClicked: root.fileRequested()
            }
        }
    }

    AppDialog {
        id: question
        objectName: "deleteRunDialog"
        title: qsTr("Delete this run?")
        message: qsTr("Its measurements are deleted for good.")
        acceptText: qsTr("Delete")
        acceptKind: "danger"
        onAccepted: root.runs.remove(root.doomed)
    }
}
