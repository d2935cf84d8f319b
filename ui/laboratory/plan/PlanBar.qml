// The plan in one line, in a narrow window.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Plyglass.App
import Plyglass.Controls

Panel {
    id: root

    required property Laboratory laboratory

    signal planRequested()

    padding: 0

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.space16
        anchors.rightMargin: Theme.space8
        spacing: Theme.space8

        AppText {
            Layout.fillWidth: true
            text: qsTr("%1 · %2 · depth %3 to %4 · %5",
                       "3 positions · 2 configurations · depth 1 to 6 · 36 searches")
                .arg(qsTr("%n positions", "", root.laboratory.positions.count))
                .arg(qsTr("%n configurations", "", root.laboratory.configurations.count))
                .arg(root.laboratory.fromDepth).arg(root.laboratory.toDepth).arg(root.laboratory.planText)
        }
        AppButton {
            objectName: "openPlan"
            kind: "outline"
            iconName: "edit"
            text: qsTr("Change")
            onClicked: root.planRequested()
        }
        AppButton {
            kind: "primary"
            iconName: "go"
            text: qsTr("Run")
            enabled: root.laboratory.runProblem.length === 0
            onClicked: root.laboratory.run()
        }
    }
}
