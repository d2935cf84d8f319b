// What has been learnt against another evaluator: the difference in Elo with its error, the games behind it, and a new
// match, which runs live and can be stopped.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

Panel {
    id: root

    required property ReferenceMatch match
    // The page can start a game against the challenger.
    property bool canPlay: root.match.challenger.length > 0

    signal playWanted

    objectName: "matchPanel"
    title: qsTr("Match")
    subtitle: root.match.hasScore ? root.match.pairing : root.match.challenger

    Column {
        width: parent.width
        spacing: Theme.space8

        Item {
            width: parent.width
            height: Theme.scaled(36)
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
                anchors.left: elo.right
                anchors.leftMargin: Theme.space8
                anchors.baseline: elo.baseline
                style: "figure"
                font.weight: Font.Normal
                color: Theme.t2
                text: root.match.marginText
                Accessible.ignored: true
            }
        }
        AppText {
            objectName: "matchGames"
            width: parent.width
            visible: root.match.hasScore
            color: Theme.t3
            text: root.match.gamesText
        }
        AppText {
            objectName: "matchVerdict"
            width: parent.width
            wrapMode: Text.Wrap
            color: !root.match.hasScore ? Theme.t2 : root.match.tone === "good" ? Theme.good
                : root.match.tone === "bad" ? Theme.bad : Theme.t3
            text: root.match.hasScore ? root.match.verdict
                : root.canPlay ? qsTr("Let it play another evaluator, to see how strong it is.")
                               : qsTr("The first generation can play as soon as it is there.")
        }
        StackedBar {
            width: parent.width
            visible: root.match.hasScore
            shares: [root.match.won, root.match.drawn, root.match.lost]
            colors: [Theme.good, Theme.dark ? Theme.bg4 : Theme.line3, Theme.bad]
            description: qsTr("%1 won, %2 drawn, %3 lost").arg(root.match.won).arg(root.match.drawn).arg(root.match.lost)
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
        SelectBox {
            objectName: "matchOpponent"
            width: parent.width
            enabled: !root.match.running
            label: qsTr("Opponent of the match")
            model: root.match.opponentNames
            currentIndex: root.match.opponentIndex
            onActivated: index => root.match.opponentIndex = index
        }
        Row {
            width: parent.width
            spacing: Theme.space8

            Stepper {
                objectName: "matchGamesStepper"
                enabled: !root.match.running
                fieldWidth: Theme.scaled(44)
                accessibleName: qsTr("Games of the match")
                from: 2
                to: 10000
                stepSize: 100
                value: root.match.games
                onValueModified: value => root.match.games = value
            }
            AppText {
                width: parent.width - x - parent.spacing - go.width
                height: Theme.scaled(32)
                verticalAlignment: Text.AlignVCenter
                style: "small"
                text: qsTr("games")
            }
            AppButton {
                id: go
                objectName: root.match.running ? "stopMatch" : "startMatch"
                enabled: root.match.running || root.match.canStart
                iconName: root.match.running ? "stop" : "go"
                text: root.match.running ? qsTr("Stop") : qsTr("Play the match")
                onClicked: {
                    if (root.match.running)
                        root.match.stop();
                    else
                        root.match.start();
                }
            }
        }
        Notice {
            width: parent.width
            height: implicitHeight
            visible: root.match.error.length > 0
            text: root.match.error
        }
        AppButton {
            objectName: "playAgainstIt"
            width: parent.width
            large: true
            kind: "primary"
            iconName: "play"
            enabled: root.canPlay
            text: qsTr("Play against it")
            onClicked: root.playWanted()
        }
    }
}
