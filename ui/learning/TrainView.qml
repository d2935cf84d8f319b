// Training a network from nothing but its own games: progress, curves, what each generation has learned and how strong
// it is.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

Item {
    id: root

    required property NetworkRun network
    required property AppSettings settings
    required property int margin

    readonly property bool empty: root.network.phase === "empty"
    readonly property bool wide: root.width >= Theme.scaled(1104)

    signal playRequested

    /// Opens the sheet where a run begins.
    function plan(): void {
        planSheet.open();
    }

    // Nothing moves while nobody looks.
    Binding {
        target: root.network.watch
        property: "active"
        value: root.visible && root.network.watch.hasGame
    }
    TrainWelcome {
        anchors.fill: parent
        anchors.margins: root.margin
        anchors.topMargin: 0
        visible: root.empty
        network: root.network
    }
    ScrollArea {
        id: area
        objectName: "trainScroll"
        anchors.fill: parent
        visible: !root.empty
        contentHeight: panels.implicitHeight

        TrainPanels {
            id: panels
            width: area.availableWidth
            room: area.height
            margin: root.margin
            wide: root.wide
            network: root.network
            settings: root.settings
            // What is kept or exported is what was looked at when it was asked for, not what the run makes meanwhile.
            onKeepWanted: {
                root.network.stay();
                keepDialog.suggestion = root.network.suggestedName();
                keepDialog.open();
            }
            onExportWanted: {
                root.network.stay();
                saveFile.openFor(root.network.suggestedFileName());
            }
            onLooked: piece => worthSheet.look(piece)
            onPlayWanted: {
                root.network.playAgainst();
                root.playRequested();
            }
        }
    }

    TrainPlanSheet {
        id: planSheet
        objectName: "networkPlanSheet"
        network: root.network
    }
    WorthSheet {
        id: worthSheet
        objectName: "worthSheet"
        network: root.network
    }
    NameDialog {
        id: keepDialog
        objectName: "keepNetworkDialog"
        message: qsTr("Generation %1 can then be chosen wherever evaluators are.").arg(root.network.generation)
        onNamed: name => root.network.keepAs(name)
    }
    SaveDialog {
        id: saveFile
        title: qsTr("Export the network")
        defaultSuffix: "network"
        nameFilters: [qsTr("Networks (*.network)"), qsTr("All files (*)")]
        onFileChosen: file => root.network.exportTo(file)
    }
}
