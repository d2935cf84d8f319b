// The comparison: the plan at the left, the results at the right; one below the other in a narrow window.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Charts
import Plyglass.Controls

Item {
    id: root

    required property Laboratory laboratory
    required property AppSettings settings
    // Below 1200 px the plan is a bar that opens a sheet; below 1000 the charts are one above the other.
    readonly property bool compact: root.width < Theme.scaled(1104)
    readonly property bool stacked: root.width < Theme.scaled(900)
    readonly property int margin: Theme.scaled(root.compact ? 12 : 24)
    readonly property int gap: Theme.space16
    readonly property int planWidth: Theme.scaled(304)
    readonly property int roomWidth: Math.min(root.width, Theme.scaled(1760)) - 2 * root.margin
    readonly property bool begun: root.laboratory.phase !== LabPhase.Empty
    readonly property SeriesChart chart: right.chart

    signal fenRequested()
    signal editRequested(int row)
    signal reproductionRequested()

    PlanColumn {
        x: root.margin
        width: root.planWidth
        height: root.height - root.margin
        visible: !root.compact
        laboratory: root.laboratory
        settings: root.settings
        onFenRequested: root.fenRequested()
        onEditRequested: row => root.editRequested(row)
    }
    PlanBar {
        id: bar
        x: root.margin
        width: root.roomWidth
        height: Theme.scaled(48)
        visible: root.compact
        laboratory: root.laboratory
        onPlanRequested: sheet.open()
    }
    SideSheet {
        id: sheet
        objectName: "planSheet"
        title: qsTr("Plan")
        sheetWidth: root.planWidth + 2 * Theme.space16
        Item {
            anchors.fill: parent

            PlanColumn {
                x: Theme.space16
                width: root.planWidth
                height: parent.height - Theme.space16
                laboratory: root.laboratory
                settings: root.settings
                onFenRequested: root.fenRequested()
                onEditRequested: row => root.editRequested(row)
                onBegan: sheet.close()
            }
        }
    }
    ResultsColumn {
        id: right
        x: root.compact ? root.margin : root.margin + root.planWidth + root.gap
        y: root.compact ? bar.height + root.gap : 0
        width: root.compact ? root.roomWidth : root.roomWidth - root.planWidth - root.gap
        height: root.height - y - root.margin
        visible: root.begun
        laboratory: root.laboratory
        stacked: root.stacked
        onReproductionRequested: root.reproductionRequested()
    }
    ReadyMadePanel {
        objectName: "readyMade"
        x: right.x
        y: right.y
        width: right.width
        height: Math.min(implicitHeight, right.height)
        visible: !root.begun
        laboratory: root.laboratory
        elsewhere: root.compact ? qsTr("or set up your own with “Change”")
            : qsTr("or set up your own at the left")
        onChosen: index => {
            root.laboratory.useReadyMade(index);
            if (root.compact)
                sheet.open();
        }
    }
    Notice {
        x: right.x
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.margin
        width: right.width
        visible: !root.begun && root.laboratory.error.length > 0
        text: root.laboratory.error
        closable: true
        onClosed: root.laboratory.clearError()
    }
}
