// Foot of the report: progress, thoroughness and actions.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

Item {
    id: root

    required property Report report

    signal practiceRequested

    readonly property bool fresh: !root.report.known && !root.report.running

    implicitHeight: Theme.scaled(44)

    Rectangle {
        width: parent.width
        height: 1
        color: Theme.line
    }
    Column {
        anchors.left: parent.left
        anchors.leftMargin: Theme.space16
        anchors.right: buttons.left
        anchors.rightMargin: Theme.space8
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.space4
        visible: root.report.running

        AppText {
            width: parent.width
            style: "small"
            text: root.report.progressText
        }
        ProgressLine {
            width: parent.width
            value: root.report.progress
            label: qsTr("Report")
        }
    }
    SelectBox {
        anchors.left: parent.left
        anchors.leftMargin: Theme.space12
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(buttons.x - x - Theme.space8, Theme.scaled(180))
        visible: !root.report.running
        enabled: root.report.canMake || root.report.known
        label: qsTr("How closely it looks")
        model: [qsTr("Quick"), qsTr("Normal"), qsTr("Thorough")]
        currentIndex: root.report.thoroughness
        onActivated: index => root.report.thoroughness = index
    }
    Row {
        id: buttons
        anchors.right: parent.right
        anchors.rightMargin: Theme.scaled(8)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.space4

        AppButton {
            objectName: "stopReport"
            anchors.verticalCenter: parent.verticalCenter
            visible: root.report.running
            compact: true
            iconName: "stop"
            text: qsTr("Stop")
            onClicked: root.report.stop()
        }
        AppButton {
            objectName: "makeReport"
            anchors.verticalCenter: parent.verticalCenter
            visible: root.report.canMake
            kind: root.fresh ? "primary" : "secondary"
            compact: true
            iconName: "go"
            text: root.fresh ? qsTr("Make the report") : root.report.complete ? qsTr("Make again")
                : qsTr("Continue")
            onClicked: root.report.make()
        }
        AppButton {
            objectName: "practise"
            anchors.verticalCenter: parent.verticalCenter
            visible: root.report.known && !root.report.running
            compact: true
            iconName: "hint"
            text: qsTr("Practise")
            onClicked: if (root.report.practise())
                root.practiceRequested()
        }
        IconButton {
            objectName: "writeReport"
            anchors.verticalCenter: parent.verticalCenter
            visible: root.report.known && !root.report.running
            iconName: "edit"
            tip: qsTr("Write the report into the game")
            onClicked: root.report.writeIntoGame()
        }
    }
}
