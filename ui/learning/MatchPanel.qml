// The learnt evaluator against another: the difference in Elo with its error, its games, and a new match,
// which runs live and can be stopped.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Charts
import Plyglass.Controls

Panel {
    id: root

    required property ReferenceMatch match
    // Whether the page can start a game against the challenger.
    property bool canPlay: root.match.challenger.length > 0
    // The score belongs to another challenger: a newer generation exists, or another one is shown.
    readonly property bool hasNewChallenger: root.match.hasScore && root.canPlay
        && !root.match.pairing.startsWith(root.match.challenger + " ")

    signal playRequested

    objectName: "matchPanel"
    title: qsTr("Match")
    subtitle: root.match.hasScore ? root.match.pairing : root.match.challenger

    Column {
        width: parent.width
        spacing: Theme.space8

        Item {
            width: parent.width
            height: Theme.scaled(34)
            visible: root.match.hasScore

            AppText {
                id: elo
                objectName: "matchElo"
                style: "display"
                text: root.match.eloText
                color: root.match.tone === "neutral" ? Theme.t2 : Theme.t1
                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("%1 %2").arg(root.match.eloText).arg(root.match.marginText)
            }
            AppText {
                id: margin
                anchors.left: elo.right
                anchors.leftMargin: Theme.space8
                anchors.baseline: elo.baseline
                style: "figure"
                font.weight: Font.Normal
                color: Theme.t2
                text: root.match.marginText
                Accessible.ignored: true
            }
            AppText {
                anchors.left: margin.right
                anchors.leftMargin: Theme.space8
                anchors.right: parent.right
                anchors.baseline: elo.baseline
                horizontalAlignment: Text.AlignRight
                style: "small"
                color: root.match.tone === "neutral" ? Theme.t3 : Theme.toneColor(root.match.tone)
                text: root.match.verdict
            }
        }
        AppText {
            objectName: "matchGames"
            width: parent.width
            visible: root.match.hasScore
            style: "small"
            color: Theme.t3
            text: root.match.gamesText
        }
        AppText {
            width: parent.width
            visible: !root.match.hasScore
            wrapMode: Text.Wrap
            color: Theme.t2
            text: root.canPlay
                ? qsTr("How strong is it? Let it play another evaluator, at %1 nodes per move as in its "
                       + "run.")
                    .arg(root.match.nodes)
                : qsTr("A match can start when the first generation is finished.")
        }
        StackedBar {
            width: parent.width
            visible: root.match.hasScore
            shares: [root.match.won, root.match.drawn, root.match.lost]
            colors: [Theme.good, Theme.dark ? Theme.bg4 : Theme.line3, Theme.bad]
            description: qsTr("%1 won, %2 drawn, %3 lost").arg(root.match.won).arg(root.match.drawn)
                .arg(root.match.lost)
        }
        Item {
            width: parent.width
            height: won.height
            visible: root.match.hasScore

            AppText {
                id: won
                style: "small"
                color: Theme.good
                text: qsTr("%1 won").arg(root.match.won)
            }
            AppText {
                anchors.horizontalCenter: parent.horizontalCenter
                style: "small"
                text: qsTr("%1 drawn").arg(root.match.drawn)
            }
            AppText {
                anchors.right: parent.right
                style: "small"
                color: Theme.bad
                text: qsTr("%1 lost").arg(root.match.lost)
            }
        }
        AppText {
            width: parent.width
            visible: root.hasNewChallenger
            wrapMode: Text.Wrap
            color: Theme.t2
            text: qsTr("Plays next: %1").arg(root.match.challenger)
        }
        Row {
            width: parent.width
            spacing: Theme.space8

            SelectBox {
                objectName: "matchOpponent"
                width: parent.width - games.width - parent.spacing
                enabled: !root.match.running
                label: qsTr("Opponent of the match")
                model: root.match.opponentNames
                currentIndex: root.match.opponentIndex
                onActivated: index => root.match.opponentIndex = index
            }
            Stepper {
                id: games
                enabled: !root.match.running
                accessibleName: qsTr("Games of the match")
                fieldWidth: Theme.scaled(44)
                from: 2
                to: 10000
                stepSize: 100
                value: root.match.games
                onValueModified: value => root.match.games = value
            }
        }
        Notice {
            width: parent.width
            height: implicitHeight
            visible: root.match.error.length > 0
            text: root.match.error
        }
        Row {
            width: parent.width
            spacing: Theme.space8

            AppButton {
                objectName: root.match.running ? "stopMatch" : "startMatch"
                width: (parent.width - parent.spacing) / 2
                large: true
                enabled: root.match.running || root.match.canStart
                iconName: root.match.running ? "stop" : "go"
                text: root.match.running ? qsTr("Stop") : qsTr("Play match")
                Accessible.name: root.match.running || !root.canPlay ? text
                    : qsTr("%1: %2").arg(text).arg(root.match.challenger)
                onClicked: {
                    if (root.match.running)
                        root.match.stop();
                    else
                        root.match.start();
                }
            }
            AppButton {
                objectName: "playAgainstIt"
                width: (parent.width - parent.spacing) / 2
                large: true
                kind: "primary"
                iconName: "play"
                enabled: root.canPlay
                text: qsTr("Play against it")
                Accessible.name: root.canPlay ? qsTr("%1: %2").arg(text).arg(root.match.challenger) : text
                onClicked: root.playRequested()
            }
        }
    }
}
