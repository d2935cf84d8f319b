// The laboratory: comparisons, reproductions of published tables, and two live searches.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

FocusScope {
    id: root

    required property Laboratory laboratory
    required property AppSettings settings
    readonly property int margin: Theme.scaled(root.width < Theme.scaled(1104) ? 12 : 24)
    readonly property bool reproducing: views.currentIndex === 1
    property string exportFormat: ""

    // Exports the shown results: "csv", "json", "markdown", "svg" or "png".
    function exportTo(format: string, file: url): void {
        if (format === "svg" || format === "png")
            root.laboratory.exportPicture(root.picture(format), file);
        else if (root.reproducing)
            root.laboratory.reproduction.exportTo(format, file);
        else
            root.laboratory.exportTo(format, file);
    }
    // Bytes of a picture of the shown chart, with its provenance.
    function picture(format: string): var {
        const reproduction = root.laboratory.reproduction;
        if (root.reproducing)
            return reproduceView.chart.picture(format, reproduceView.chart.title,
                                               qsTr("%1 %2").arg(reproduction.caption)
                                                   .arg(reproduction.provenanceText));
        return compareView.chart.picture(
                    format, qsTr("%1: %2").arg(root.laboratory.resultTitle).arg(compareView.chart.title),
                    qsTr("%1. Hollow marks: stopped at its limit, the true value is higher.")
                        .arg(root.laboratory.provenanceText));
    }
    function askWhere(format: string): void {
        root.exportFormat = format;
        const extension = format === "markdown" ? "md" : format;
        saveFile.defaultSuffix = extension;
        saveFile.openFor(root.reproducing ? root.laboratory.reproduction.suggestedFileName(extension)
                                          : root.laboratory.suggestedFileName(extension));
    }

    objectName: "laboratoryPage"

    Item {
        id: head
        x: root.margin
        width: Math.min(root.width, Theme.scaled(1760)) - 2 * root.margin
        height: Theme.scaled(64)

        PageHead {
            id: heading
            text: qsTr("Laboratory")
        }
        Segmented {
            id: views
            objectName: "laboratoryViews"
            anchors.verticalCenter: parent.verticalCenter
            anchors.left: heading.right
            anchors.leftMargin: Theme.space24
            focus: true
            label: qsTr("View")
            model: [qsTr("Compare"), qsTr("Reproduce"), qsTr("Live")]
            currentIndex: 0
        }
        Row {
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.space8

            AppButton {
                visible: views.currentIndex === 0 && root.laboratory.phase !== LabPhase.Empty
                kind: "quiet"
                iconName: "lab"
                text: root.width < Theme.scaled(960) ? "" : qsTr("Ready-made")
                Accessible.name: qsTr("Ready-made comparisons")
                onClicked: readyMade.open()
            }
            AppButton {
                objectName: "savedRunsButton"
                visible: views.currentIndex === 0
                kind: "quiet"
                iconName: "library"
                text: root.width < Theme.scaled(960) ? "" : qsTr("Saved runs")
                Accessible.name: qsTr("Saved runs")
                onClicked: savedRuns.open()
            }
            AppButton {
                id: exporter
                objectName: "exportButton"
                visible: views.currentIndex < 2
                kind: "outline"
                iconName: "export"
                text: qsTr("Export")
                enabled: root.reproducing ? root.laboratory.reproduction.tables.count > 0
                    : root.laboratory.hasResults
                onClicked: exportMenu.popup(exporter, 0, exporter.height)
            }
        }
    }
    Item {
        anchors.top: head.bottom
        anchors.bottom: parent.bottom
        width: parent.width

        CompareView {
            id: compareView
            anchors.fill: parent
            visible: views.currentIndex === 0
            laboratory: root.laboratory
            settings: root.settings
            onFenRequested: fenDialog.open()
            onEditRequested: row => editor.edit(row)
            onReproductionRequested: views.edit(1)
        }
        ReproduceView {
            id: reproduceView
            anchors.fill: parent
            visible: views.currentIndex === 1
            reproduction: root.laboratory.reproduction
        }
        LiveView {
            anchors.fill: parent
            visible: views.currentIndex === 2
            laboratory: root.laboratory
            settings: root.settings
        }
    }

    AppMenu {
        id: exportMenu

        AppMenuItem { text: qsTr("Values (CSV)…"); onTriggered: root.askWhere("csv") }
        AppMenuItem { text: qsTr("Report (Markdown)…"); onTriggered: root.askWhere("markdown") }
        AppMenuItem { text: qsTr("Everything (JSON)…"); onTriggered: root.askWhere("json") }
        AppMenuItem { text: qsTr("Chart (SVG)…"); onTriggered: root.askWhere("svg") }
        AppMenuItem { text: qsTr("Chart (PNG)…"); onTriggered: root.askWhere("png") }
    }
    ConfigurationSheet {
        id: editor
        objectName: "configurationSheet"
        laboratory: root.laboratory
    }
    SavedRunsSheet {
        id: savedRuns
        objectName: "savedRunsSheet"
        laboratory: root.laboratory
        onFileRequested: openFile.begin()
    }
    ReadyMadeSheet {
        id: readyMade
        objectName: "readyMadeSheet"
        laboratory: root.laboratory
    }
    FenDialog {
        id: fenDialog
        objectName: "fenDialog"
        positions: root.laboratory.positions
    }
    SaveDialog {
        id: saveFile
        title: qsTr("Export")
        onFileChosen: file => root.exportTo(root.exportFormat, file)
    }
    OpenDialog {
        id: openFile
        title: qsTr("Open a comparison")
        fileMode: OpenDialog.OpenFile
        nameFilters: [qsTr("Comparisons (*.json)"), qsTr("All files (*)")]
        onAccepted: root.laboratory.openFile(openFile.selectedFile)
    }
}
