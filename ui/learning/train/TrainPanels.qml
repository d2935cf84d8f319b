// The panels of a network run: two columns, or one in a narrow window.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

Item {
    id: root

    required property NetworkRun network
    required property AppSettings settings
    required property int margin
    required property bool wide
    // Height to fill; higher content scrolls.
    required property real room

    signal playRequested
    signal pieceChosen(int piece)

    readonly property int gap: Theme.space16
    readonly property int sideWidth: Theme.scaled(336)
    readonly property int inner: Math.min(root.width, Theme.scaled(2200)) - 2 * root.margin
    readonly property int mainWidth: root.wide ? root.inner - root.sideWidth - root.gap : root.inner
    // Charts are side by side, or one below the other where they would be too small.
    readonly property bool stacked: root.mainWidth < Theme.scaled(720)
    readonly property int leftOver: Math.round(root.room - root.margin - progress.height
                                               - squareValues.implicitHeight - 2 * root.gap)
    readonly property int chartHeight: root.stacked || !root.wide ? Theme.scaled(260)
        : Math.max(Theme.scaled(260), Math.min(root.leftOver, Math.round(root.mainWidth / 2)))
    readonly property int mainHeight: squareValues.y + squareValues.height
    // The cards are beside the rest, or below it in two columns or one.
    readonly property bool paired: !root.wide && root.inner >= Theme.scaled(640)
    readonly property int cardWidth: root.wide ? root.sideWidth
        : root.paired ? Math.floor((root.inner - root.gap) / 2) : root.inner
    readonly property int cardX: root.wide ? root.margin + root.mainWidth + root.gap : root.margin

    // Games are shown during self-play.
    readonly property bool watching: root.network.watch.hasGame
        && root.network.running
    readonly property int cardsEnd: Math.max(rivals.y + rivals.height,
                                             root.watching ? watch.y + watch.height : card.y + card.height)

    objectName: "trainPanels"
    implicitHeight: Math.max(root.mainHeight, root.cardsEnd) + root.margin

    RunProgress {
        id: progress
        x: root.margin
        width: root.mainWidth
        run: root.network
    }
    LossPanel {
        id: loss
        x: root.margin
        anchors.top: progress.bottom
        anchors.topMargin: root.gap
        width: root.stacked ? root.mainWidth : Math.floor((root.mainWidth - root.gap) / 2)
        height: root.chartHeight
        network: root.network
    }
    NetworkStrengthPanel {
        x: root.stacked ? root.margin : loss.x + loss.width + root.gap
        y: root.stacked ? loss.y + loss.height + root.gap : loss.y
        width: root.stacked ? root.mainWidth : root.mainWidth - loss.width - root.gap
        height: root.chartHeight
        network: root.network
    }
    SquareValuesPanel {
        id: squareValues
        x: root.margin
        y: loss.y + (root.stacked ? 2 : 1) * (root.chartHeight + root.gap)
        width: root.mainWidth
        height: root.wide ? Math.max(implicitHeight, root.room - root.margin - y) : implicitHeight
        network: root.network
        onPieceChosen: piece => root.pieceChosen(piece)
    }
    MatchPanel {
        id: match
        x: root.cardX
        y: root.wide ? 0 : root.mainHeight + root.gap
        width: root.cardWidth
        match: root.network.match
        onPlayRequested: root.playRequested()
    }
    NetworkCard {
        id: card
        x: root.paired ? root.cardX + root.cardWidth + root.gap : root.cardX
        y: root.paired ? match.y : match.y + match.height + root.gap
        width: root.cardWidth
        network: root.network
    }
    WatchPanel {
        id: watch
        x: card.x
        y: card.y + card.height + root.gap
        width: root.cardWidth
        visible: root.watching
        watch: root.network.watch
        settings: root.settings
    }
    RivalsPanel {
        id: rivals
        x: root.cardX
        y: root.paired ? match.y + match.height + root.gap
            : root.watching ? watch.y + watch.height + root.gap : watch.y
        width: root.cardWidth
        rivals: root.network.rivals
    }
}
