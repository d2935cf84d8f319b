// How far a network run is: generation and stage, games, rate and time left; pause, stop and go on.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Plyglass.App
import Plyglass.Controls

Panel {
    id: root

    required property NetworkRun network

    readonly property bool under: root.network.phase === "running" || root.network.phase === "pausing"
    readonly property bool narrow: root.width < Theme.scaled(760)

    objectName: "trainProgress"
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
                Layout.fillWidth: root.narrow

                AppText {
                    objectName: "trainHeadline"
                    width: parent.width
                    style: "value"
                    text: root.network.headline
                }
                AppText {
                    objectName: "trainDetail"
                    width: parent.width
                    visible: text.length > 0
                    style: "small"
                    text: root.network.detail
                }
            }
            ProgressLine {
                Layout.fillWidth: true
                visible: !root.narrow
                value: root.network.share
                paused: root.network.phase !== "running" && root.network.phase !== "finished"
                label: root.network.headline
            }
            Column {
                Layout.preferredWidth: Theme.scaled(160)
                visible: !root.narrow || root.under

                AppText {
                    anchors.right: parent.right
                    style: "strong"
                    text: root.network.amountText
                }
                AppText {
                    anchors.right: parent.right
                    visible: text.length > 0
                    style: "small"
                    text: root.network.rateText
                }
            }
            Chip {
                objectName: "trainState"
                visible: text.length > 0
                tone: root.network.phase === "failed" ? "bad" : root.network.phase === "finished" ? "good" : "warn"
                text: root.network.phase === "paused" ? qsTr("paused")
                    : root.network.phase === "stopped" ? qsTr("stopped")
                    : root.network.phase === "finished" ? qsTr("finished")
                    : root.network.phase === "failed" ? qsTr("failed") : ""
            }
            Row {
                Layout.rightMargin: Theme.space12
                spacing: Theme.space8

                AppButton {
                    objectName: "pauseTraining"
                    visible: root.under
                    enabled: root.network.phase === "running"
                    iconName: "pause"
                    text: root.narrow ? "" : root.network.phase === "pausing" ? qsTr("Leaving off") : qsTr("Pause")
                    Accessible.name: qsTr("Pause")
                    onClicked: root.network.pause()
                }
                AppButton {
                    objectName: "resumeTraining"
                    visible: root.network.canResume
                    kind: "primary"
                    iconName: "go"
                    text: root.network.phase === "failed" ? qsTr("Try again") : qsTr("Go on")
                    onClicked: root.network.resume()
                }
                AppButton {
                    objectName: "stopTraining"
                    visible: root.under || root.network.phase === "paused"
                    enabled: root.network.phase !== "pausing"
                    iconName: "stop"
                    text: root.narrow ? "" : qsTr("Stop")
                    Accessible.name: qsTr("Stop")
                    onClicked: root.network.stop()
                }
            }
        }
        Notice {
            objectName: "trainProblem"
            x: Theme.space8
            width: parent.width - 2 * Theme.space8
            height: implicitHeight
            visible: root.network.problem.length > 0
            tone: "bad"
            text: root.network.problem
        }
        Item {
            width: 1
            height: root.network.problem.length > 0 ? Theme.space8 : 0
        }
    }
}
