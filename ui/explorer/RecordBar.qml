// Settings of the recording; while it runs, its progress and a stop button.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

Flow {
    id: root

    required property Explorer explorer

    spacing: Theme.space12

    SelectBox {
        objectName: "choice"
        width: Theme.scaled(170)
        enabled: !root.explorer.recording
        label: qsTr("Search as")
        model: root.explorer.choiceNames
        currentIndex: root.explorer.choiceIndex
        onActivated: index => root.explorer.choiceIndex = index
    }
    Stepper {
        objectName: "depth"
        enabled: !root.explorer.recording
        label: qsTr("Depth")
        from: 1
        to: root.explorer.depthMax
        value: root.explorer.depth
        onValueModified: value => root.explorer.depth = value
    }
    Stepper {
        objectName: "bound"
        enabled: !root.explorer.recording
        label: qsTr("Limit (million nodes)")
        from: 1
        to: root.explorer.boundMillionsMax
        value: root.explorer.boundMillions
        onValueModified: value => root.explorer.boundMillions = value
    }
    AppButton {
        objectName: "record"
        visible: !root.explorer.recording
        enabled: !root.explorer.recording
        kind: root.explorer.hasTree && !root.explorer.stale ? "secondary" : "primary"
        iconName: "explorer"
        text: root.explorer.hasTree && !root.explorer.stale ? qsTr("Record again") : qsTr("Record the search")
        onClicked: root.explorer.record()
    }
    AppButton {
        objectName: "stopRecording"
        visible: root.explorer.recording
        iconName: "stop"
        text: qsTr("Stop")
        onClicked: root.explorer.stop()
    }
    Row {
        visible: root.explorer.recording
        spacing: Theme.space12
        height: Theme.scaled(32)

        ProgressLine {
            anchors.verticalCenter: parent.verticalCenter
            indeterminate: true
            label: qsTr("Recording")
        }
        NumberText {
            anchors.verticalCenter: parent.verticalCenter
            style: "small"
            color: Theme.t2
            text: root.explorer.progressText
        }
    }
    AppText {
        objectName: "levelNote"
        visible: !root.explorer.recording && root.explorer.levelNote.length > 0
        width: root.width
        style: "small"
        wrapMode: Text.Wrap
        text: root.explorer.levelNote
    }
    AppText {
        visible: !root.explorer.recording && (root.explorer.stale || root.width >= Theme.scaled(860))
        height: Theme.scaled(32)
        verticalAlignment: Text.AlignVCenter
        style: "small"
        color: root.explorer.stale ? Theme.warn : Theme.t3
        text: root.explorer.stale
            ? qsTr("Play now shows another position: %1").arg(root.explorer.positionText)
            : qsTr("The position in Play: %1").arg(root.explorer.positionText)
    }
}
