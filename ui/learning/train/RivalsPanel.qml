// The shown network against every other evaluator: Elo with its error, measured on demand.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

Panel {
    id: root

    required property Rivals rivals

    title: qsTr("Against other evaluators")
    headerItems: [
        AppButton {
            objectName: root.rivals.running ? "stopRivals" : "startRivals"
            compact: true
            kind: "quiet"
            iconName: root.rivals.running ? "stop" : "go"
            enabled: root.rivals.running || root.rivals.canStart
            text: root.rivals.running ? qsTr("Stop") : qsTr("Play")
            Accessible.name: root.rivals.running ? qsTr("Stop the matches")
                : qsTr("Play a match against each")
            onClicked: {
                if (root.rivals.running)
                    root.rivals.stop();
                else
                    root.rivals.start();
            }
        }
    ]
    leftPadding: 0
    rightPadding: 0

    Column {
        anchors.fill: parent

        Repeater {
            model: root.rivals.rows

            Item {
                id: row

                required property int index
                required property string name
                required property string eloText
                required property string marginText
                required property string tone
                required property string countsText
                required property bool playing

                objectName: "rival" + row.index
                width: parent ? parent.width : 0
                height: Theme.scaled(29)
                Accessible.role: Accessible.StaticText
                Accessible.name: row.eloText.length > 0
                    ? qsTr("%1: %2 %3, %4").arg(row.name).arg(row.eloText).arg(row.marginText)
                        .arg(row.countsText)
                    : qsTr("%1: not played yet").arg(row.name)

                Rectangle {
                    width: parent.width
                    height: 1
                    visible: row.index > 0
                    color: Theme.line
                }
                HoverHandler { id: hover }
                AppText {
                    x: Theme.space16
                    width: elo.x - x - Theme.space8
                    anchors.verticalCenter: parent.verticalCenter
                    text: row.name
                    color: Theme.t2
                    Accessible.ignored: true
                }
                AppText {
                    id: elo
                    x: parent.width - Theme.scaled(166)
                    width: Theme.scaled(78)
                    anchors.verticalCenter: parent.verticalCenter
                    horizontalAlignment: Text.AlignRight
                    style: "value"
                    color: row.playing || row.tone === "neutral" ? Theme.t2 : Theme.toneColor(row.tone)
                    text: row.playing ? "" : row.eloText.length > 0 ? row.eloText : "–"
                    Accessible.ignored: true
                }
                AppText {
                    x: parent.width - Theme.space16 - width
                    width: row.playing ? Theme.scaled(120) : Theme.scaled(64)
                    anchors.verticalCenter: parent.verticalCenter
                    horizontalAlignment: Text.AlignRight
                    color: Theme.t3
                    text: row.playing ? row.countsText : row.marginText
                    Accessible.ignored: true
                }
                Tip {
                    wanted: hover.hovered && row.countsText.length > 0 && !row.playing
                    text: row.countsText
                }
            }
        }
        AppText {
            leftPadding: Theme.space16
            rightPadding: Theme.space16
            topPadding: Theme.space8
            width: parent.width
            wrapMode: Text.Wrap
            style: "small"
            text: root.rivals.caption
        }
        Notice {
            x: Theme.space16
            width: parent.width - 2 * Theme.space16
            height: implicitHeight
            visible: root.rivals.error.length > 0
            text: root.rivals.error
        }
    }
}
