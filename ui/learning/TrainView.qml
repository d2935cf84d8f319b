// Training a network from nothing but its own games: progress, curves, what each generation has learned and how strong
// it is.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Dialogs
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

    /// Opens the sheet where a run begins and those of earlier days are.
    function chooseRun(): void {
        runsSheet.open();
    }

    Connections {
        target: root.network
        function onTold(sentence: string): void { toast.show(sentence, "good"); }
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
        anchors.fill: parent
        visible: !root.empty

        TrainPanels {
            width: area.availableWidth
            room: area.height
            margin: root.margin
            wide: root.wide
            network: root.network
            onKeepWanted: {
                keepDialog.suggestion = root.network.suggestedName();
                keepDialog.open();
            }
            onExportWanted: {
                saveFile.currentFile = saveFile.currentFolder + "/" + root.network.suggestedFileName();
                saveFile.open();
            }
            onRemoveWanted: removeDialog.open()
            onLooked: piece => worthSheet.look(piece)
            onPlayWanted: {
                root.network.playAgainst();
                root.playRequested();
            }
        }
    }

    TrainRunsSheet {
        id: runsSheet
        objectName: "networkRunsSheet"
        network: root.network
    }
    WorthSheet {
        id: worthSheet
        objectName: "worthSheet"
        network: root.network
    }
    KeepDialog {
        id: keepDialog
        objectName: "keepNetworkDialog"
        onNamed: name => root.network.keepAs(name)
    }
    AppDialog {
        id: removeDialog
        objectName: "removeRunDialog"
        title: qsTr("Delete this run?")
        message: qsTr("Its games, its networks and its curves go. What was kept as an evaluator stays.")
        acceptText: qsTr("Delete")
        acceptKind: "danger"
        onAccepted: root.network.removeRun()
    }
    FileDialog {
        id: saveFile
        title: qsTr("Export the network")
        fileMode: FileDialog.SaveFile
        defaultSuffix: "network"
        nameFilters: [qsTr("Networks (*.network)"), qsTr("All files (*)")]
        onAccepted: root.network.exportTo(saveFile.selectedFile)
    }
    Toast {
        id: toast
        objectName: "trainToast"
    }
}
