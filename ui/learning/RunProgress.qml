// Progress of a run: generation and stage, games, speed and time left; pause, stop and resume.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Plyglass.App
import Plyglass.Controls

Panel {
    id: root

    required property LearningRun run
    /// Generations that can be added to a finished run; 0: none.
    property int moreGenerations: 0

    /// Adds them to a finished run.
    signal extendRequested()

    readonly property bool narrow: root.width < Theme.scaled(740)
    readonly property bool under: root.run.running
    readonly property bool pausing: root.run.state === LearningRun.State.Pausing
    readonly property bool failed: root.run.state === LearningRun.State.Failed
    readonly property bool finished: root.run.state === LearningRun.State.Finished
    /// The end button takes the space of the line, which is full.
    readonly property bool tightEnd: root.finished && root.width < Theme.scaled(900)
    readonly property bool opening: root.run.state === LearningRun.State.Opening

    function chipText(): string {
        switch (root.run.state) {
        case LearningRun.State.Paused:
            return qsTr("paused");
        case LearningRun.State.Stopped:
            return qsTr("stopped");
        case LearningRun.State.Finished:
            return qsTr("finished");
        case LearningRun.State.Failed:
            return qsTr("failed");
        case LearningRun.State.Damaged:
            return qsTr("damaged");
        default:
            return "";
        }
    }
    function chipTone(): string {
        switch (root.run.state) {
        case LearningRun.State.Finished:
            return "good";
        case LearningRun.State.Stopped:
            return "warn";
        case LearningRun.State.Failed:
        case LearningRun.State.Damaged:
            return "bad";
        default:
            return "neutral";
        }
    }

    objectName: "runProgress"
    padding: 0
    implicitHeight: body.height + 2

    Column {
        id: body
        width: parent.width

        RowLayout {
            width: parent.width
            height: Theme.scaled(56)
            spacing: Theme.space16

            Column {
                Layout.leftMargin: Theme.space16
                Layout.preferredWidth: Theme.scaled(root.narrow ? 172 : 216)
                Layout.fillWidth: root.narrow || root.tightEnd

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
                visible: !root.narrow && !root.tightEnd
                value: root.run.progress
                indeterminate: root.opening
                paused: !root.under && !root.opening && !root.finished
                label: root.run.headline
            }
            Column {
                Layout.preferredWidth: Theme.scaled(160)
                visible: (!root.narrow || root.under) && root.run.amountText.length > 0

                NumberText {
                    anchors.right: parent.right
                    style: "strong"
                    text: root.run.amountText
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
                    enabled: !root.pausing
                    iconName: "pause"
                    text: root.narrow ? "" : root.pausing ? qsTr("Pausing…") : qsTr("Pause")
                    Accessible.name: qsTr("Pause")
                    onClicked: root.run.pause()
                }
                AppButton {
                    objectName: "resumeRun"
                    visible: root.run.canResume
                    kind: "primary"
                    iconName: "go"
                    text: root.failed ? qsTr("Try again") : qsTr("Resume")
                    onClicked: root.run.resume()
                }
                AppButton {
                    objectName: "stopRun"
                    visible: root.under || root.run.state === LearningRun.State.Paused
                    enabled: !root.pausing
                    iconName: "stop"
                    text: root.narrow ? "" : qsTr("Stop")
                    Accessible.name: qsTr("Stop")
                    onClicked: root.run.stop()
                }
                AppButton {
                    objectName: "extendRun"
                    visible: root.finished && root.moreGenerations > 0
                    enabled: root.run.canBegin
                    iconName: "plus"
                    text: qsTr("%n generation(s) more", "", root.moreGenerations)
                    onClicked: root.extendRequested()
                }
            }
        }
        Notice {
            x: Theme.space8
            width: parent.width - 2 * Theme.space8
            height: implicitHeight
            visible: root.run.error.length > 0
            tone: "bad"
            text: root.run.error
        }
        Item {
            width: 1
            height: root.run.error.length > 0 ? Theme.space8 : 0
        }
    }
}
