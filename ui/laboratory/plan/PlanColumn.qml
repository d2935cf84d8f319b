// The plan from top to bottom, with the run button.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

Item {
    id: root

    required property Laboratory laboratory
    required property AppSettings settings

    signal fenRequested()
    signal editRequested(int row)
    signal began()

    ScrollArea {
        width: root.width + Theme.scaled(12)
        height: foot.y - Theme.space12

        Column {
            width: root.width
            spacing: Theme.space16

            PositionsPanel {
                width: root.width
                laboratory: root.laboratory
                settings: root.settings
                onFenRequested: root.fenRequested()
            }
            ConfigurationsPanel {
                width: root.width
                configurations: root.laboratory.configurations
                onEditRequested: row => root.editRequested(row)
            }
            LimitsPanel {
                width: root.width
                laboratory: root.laboratory
            }
        }
    }
    Column {
        id: foot
        anchors.bottom: parent.bottom
        width: root.width
        spacing: Theme.space4

        AppText {
            objectName: "runProblem"
            width: parent.width
            style: "small"
            color: Theme.t2
            wrapMode: Text.Wrap
            text: root.laboratory.runProblem.length > 0 ? root.laboratory.runProblem
                : qsTr("%1: %2").arg(root.laboratory.planName).arg(root.laboratory.planText)
        }
        AppButton {
            objectName: "runComparison"
            width: parent.width
            large: true
            kind: "primary"
            iconName: "go"
            text: qsTr("Run comparison")
            enabled: root.laboratory.runProblem.length === 0
            onClicked: {
                root.laboratory.run();
                root.began();
            }
        }
    }
}
