// How far an evolution is: its generations, games, pace, and what can be done with the run.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Plyglass.App
import Plyglass.Controls

Panel {
    id: root

    required property EvolutionRun run
    /// A run is under way, this one or another.
    required property bool busy

    readonly property bool roomy: root.width >= Theme.scaled(700)
    readonly property string phase: root.run.state
    readonly property bool under: root.phase === "running" || root.phase === "ending"

    function chipText(): string {
        switch (root.phase) {
        case "paused": return qsTr("paused");
        case "stopped": return qsTr("stopped");
        case "finished": return qsTr("finished");
        case "failed": return qsTr("failed");
        case "unreadable": return qsTr("unreadable");
        default: return "";
        }
    }
    function chipTone(): string {
        switch (root.phase) {
        case "finished": return "good";
        case "stopped": return "warn";
        case "failed": case "unreadable": return "bad";
        default: return "neutral";
        }
    }

    objectName: "runProgress"
    padding: 0

    Column {
        anchors.fill: parent

        RowLayout {
            width: parent.width
            height: Theme.scaled(56)
            spacing: Theme.space16

            Column {
                Layout.leftMargin: Theme.space16
                Layout.preferredWidth: Theme.scaled(190)

                AppText {
                    objectName: "runHeadline"
                    width: parent.width
                    style: "value"
                    text: root.run.headline
                }
                AppText {
                    objectName: "runDetail"
                    width: parent.width
                    visible: text.length > 0
                    style: "small"
                    text: root.run.detail
                }
            }
            ProgressLine {
                Layout.fillWidth: true
                Layout.minimumWidth: Theme.scaled(60)
                value: root.run.progress
                indeterminate: root.phase === "opening"
                paused: !root.under && root.phase !== "opening" && root.phase !== "finished"
                label: root.run.headline
            }
            Column {
                Layout.preferredWidth: Theme.scaled(150)
                visible: root.roomy && root.run.gamesText.length > 0

                NumberText {
                    anchors.right: parent.right
                    style: "strong"
                    text: root.run.gamesText
                }
                AppText {
                    anchors.right: parent.right
                    visible: text.length > 0
                    style: "small"
                    text: root.run.rateText
                }
            }
            Chip {
                objectName: "runState"
                visible: text.length > 0
                tone: root.chipTone()
                text: root.chipText()
            }
            Row {
                Layout.rightMargin: Theme.space12
                spacing: Theme.space8

                AppButton {
                    objectName: "pauseRun"
                    visible: root.under
                    enabled: root.phase === "running"
                    iconName: "pause"
                    text: root.phase === "ending" ? qsTr("Ending…") : qsTr("Pause")
                    onClicked: root.run.pause()
                }
                AppButton {
                    objectName: "stopRun"
                    visible: root.under
                    enabled: root.phase === "running"
                    iconName: "stop"
                    text: qsTr("Stop")
                    onClicked: root.run.stop()
                }
                AppButton {
                    objectName: "resumeRun"
                    visible: root.phase === "paused" || root.phase === "stopped" || root.phase === "failed"
                    enabled: !root.busy
                    iconName: "go"
                    text: qsTr("Resume")
                    onClicked: root.run.resume()
                }
                AppButton {
                    objectName: "extendRun"
                    visible: root.phase === "finished"
                    enabled: !root.busy
                    iconName: "plus"
                    text: qsTr("20 generations more")
                    onClicked: root.run.resume()
                }
            }
        }
        Notice {
            objectName: "runProblem"
            x: Theme.space8
            width: parent.width - 2 * Theme.space8
            height: implicitHeight
            visible: root.run.error.length > 0
            text: root.run.error
        }
        Item {
            width: 1
            height: root.run.error.length > 0 ? Theme.space8 : 0
        }
    }
}
