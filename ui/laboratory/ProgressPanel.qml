// Progress of a long job, its current step, and a stop button.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Plyglass.App
import Plyglass.Controls

Panel {
    id: root

    // "empty", "running", "stopping", "stopped" or "finished".
    required property int phase
    required property string headline
    required property string detail
    required property real share
    property string remaining: ""
    property string elapsed: ""
    property bool canResume: false
    property bool canRunAgain: false
    property string error: ""

    readonly property bool running: root.phase === LabPhase.Running || root.phase === LabPhase.Stopping

    signal stopRequested()
    signal resumeRequested()
    signal againRequested()
    signal errorDismissed()

    padding: 0

    Column {
        anchors.fill: parent

        RowLayout {
            width: parent.width
            height: Theme.scaled(56)
            spacing: Theme.space16

            Column {
                Layout.leftMargin: Theme.space16
                Layout.preferredWidth: root.running ? Theme.scaled(190) : implicitWidth
                Layout.fillWidth: !root.running

                AppText {
                    width: parent.width
                    style: "value"
                    text: root.headline
                }
                AppText {
                    width: parent.width
                    visible: text.length > 0
                    style: "small"
                    text: root.detail
                }
            }
            ProgressLine {
                Layout.fillWidth: true
                visible: root.running
                value: root.share
                label: root.headline
            }
            Column {
                visible: root.running
                Layout.preferredWidth: Theme.scaled(112)

                AppText {
                    anchors.right: parent.right
                    style: "strong"
                    text: root.remaining
                }
                AppText {
                    anchors.right: parent.right
                    style: "small"
                    text: root.elapsed
                }
            }
            Chip {
                visible: root.phase === LabPhase.Stopped
                tone: "warn"
                text: qsTr("stopped")
            }
            Row {
                Layout.rightMargin: Theme.space12
                spacing: Theme.space8

                AppButton {
                    objectName: "stopRun"
                    visible: root.running
                    enabled: root.phase === LabPhase.Running
                    iconName: "stop"
                    text: qsTr("Stop")
                    onClicked: root.stopRequested()
                }
                AppButton {
                    objectName: "resume"
                    visible: root.canResume
                    iconName: "go"
                    text: qsTr("Resume")
                    onClicked: root.resumeRequested()
                }
                AppButton {
                    objectName: "runAgain"
                    visible: root.canRunAgain
                    kind: "outline"
                    iconName: "redo"
                    text: qsTr("Run again")
                    onClicked: root.againRequested()
                }
            }
        }
        Notice {
            x: Theme.space8
            width: parent.width - 2 * Theme.space8
            height: implicitHeight + Theme.space8
            visible: root.error.length > 0
            text: root.error
            closable: true
            onClosed: root.errorDismissed()
        }
    }
}
