// Training a network from its own games: progress, curves, learned values and strength of each generation.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

Item {
    id: root

    required property NetworkRun network
    required property AppSettings settings
    required property int margin

    readonly property bool empty: root.network.state === LearningRun.State.Empty
    readonly property bool wide: root.width >= Theme.scaled(1104)

    /// Opens the sheet for a new run.
    function plan(): void {
        planSheet.open();
    }

    // Nothing moves while the view is hidden.
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
            onPieceChosen: piece => squareValuesSheet.showPiece(piece)
            onPlayRequested: root.network.playAgainst()
        }
    }

    TrainPlanSheet {
        id: planSheet
        objectName: "networkPlanSheet"
        network: root.network
    }
    SquareValuesSheet {
        id: squareValuesSheet
        objectName: "squareValuesSheet"
        network: root.network
    }
}
