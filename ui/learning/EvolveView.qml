// Evolving the 25 weights of a scoring genome.
import QtQuick
import Plyglass.App
import Plyglass.Controls

Item {
    id: root

    required property EvolutionRun evolution
    required property AppSettings settings
    required property int margin

    signal playRequested

    MatchPanel {
        anchors.right: parent.right
        anchors.rightMargin: root.margin
        width: Theme.scaled(336)
        match: root.evolution.match
        onPlayWanted: root.playRequested()
    }
}
