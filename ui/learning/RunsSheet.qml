// All learning runs: show one, or delete it.
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

            delegate: StoredRow {
                id: entry

                required property string stateText
                required property string tone
                required property bool network
                required property bool active

                objectName: "run" + entry.index
                width: list.width
                badge: entry.stateText
                badgeTone: entry.tone
                removable: !entry.active
                onClicked: {
                    root.learning.openRun(entry.index);
                    root.chosen(entry.network);
                    root.close();
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
            visible: list.count === 0
            text: qsTr("Every run is kept here with its generations and games.")
        }
    }

    AppDialog {
        id: question
        objectName: "deleteRunQuestion"
        title: qsTr("Delete this run?")
        message: qsTr("Its generations and games are deleted for good. Saved evaluators stay.")
        acceptText: qsTr("Delete")
        acceptKind: "danger"
        onAccepted: root.learning.removeRun(root.doomed)
    }
}
