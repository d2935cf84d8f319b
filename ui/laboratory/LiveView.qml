// Two configurations searching the game's position at the same time.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Charts
import Plyglass.Controls

Item {
    id: root

    required property Laboratory laboratory
    required property AppSettings settings
    readonly property LiveComparison live: root.laboratory.live
    readonly property int margin: Theme.scaled(root.width < Theme.scaled(1104) ? 12 : 24)
    readonly property int sideWidth: Math.min(Theme.scaled(304), Math.round(root.width * 0.34))
    readonly property int roomWidth: Math.min(root.width, Theme.scaled(1760)) - 2 * root.margin
    readonly property int mainX: root.margin + root.sideWidth + Theme.space16
    readonly property int mainWidth: root.roomWidth - root.sideWidth - Theme.space16
    readonly property bool low: root.height < Theme.scaled(560)

    Panel {
        x: root.margin
        width: root.sideWidth
        title: qsTr("Side by side")
        subtitle: root.live.positionText

        Column {
            anchors.fill: parent
            spacing: Theme.space8

            SmallBoard {
                width: Math.min(parent.width, Theme.scaled(root.low ? 150 : 272))
                height: width
                settings: root.settings
                position: root.live.board
            }
            Repeater {
                model: 2

                SelectBox {
                    id: chooser
                    required property int index
                    objectName: "liveChoice" + chooser.index
                    width: parent ? parent.width : 0
                    label: chooser.index === 0 ? qsTr("The first configuration")
                        : qsTr("The second configuration")
                    model: root.laboratory.configurations.names
                    enabled: !root.live.running
                    currentIndex: chooser.index === 0 ? root.live.firstIndex : root.live.secondIndex
                    onActivated: index => {
                        if (chooser.index === 0)
                            root.live.firstIndex = index;
                        else
                            root.live.secondIndex = index;
                    }
                }
            }
            Item {
                width: parent.width
                height: Theme.scaled(32)

                AppText {
                    anchors.verticalCenter: parent.verticalCenter
                    color: Theme.t2
                    text: qsTr("Stop after")
                }
                NamedStepper {
                    anchors.right: parent.right
                    name: qsTr("Stop after")
                    from: 1
                    to: 3600
                    stepSize: value < 20 ? 1 : 10
                    textFromValue: number => qsTr("%1 s").arg(number)
                    valueFromText: text => parseInt(text, 10)
                    fieldWidth: Theme.scaled(56)
                    value: root.live.seconds
                    onValueModified: value => root.live.seconds = value
                }
            }
            AppButton {
                objectName: "liveButton"
                width: parent.width
                large: true
                kind: root.live.running ? "secondary" : "primary"
                iconName: root.live.running ? "stop" : "go"
                text: root.live.running ? qsTr("Stop") : qsTr("Start both")
                enabled: root.live.running || root.live.whyNotStart.length === 0
                onClicked: {
                    if (root.live.running)
                        root.live.stop();
                    else
                        root.live.start();
                }
            }
            AppText {
                width: parent.width
                visible: text.length > 0
                style: "small"
                wrapMode: Text.Wrap
                text: root.live.whyNotStart
            }
        }
    }
    Row {
        id: cards
        x: root.mainX
        width: root.mainWidth
        spacing: Theme.space16

        Repeater {
            model: root.live.sides

            LiveCard {
                width: Math.floor((cards.width - Theme.space16) / 2)
            }
        }
    }
    Panel {
        id: factor
        x: root.mainX
        y: cards.height + Theme.space16
        width: root.mainWidth
        padding: Theme.space16

        Row {
            spacing: Theme.space16

            NumberText {
                objectName: "liveFactor"
                style: "display"
                text: root.live.factorText.length > 0 ? root.live.factorText : "–"
                reserve: "≥ ×000"
                color: root.live.factorText.length > 0 ? Theme.t1 : Theme.t3
            }
            AppText {
                anchors.verticalCenter: parent.verticalCenter
                width: factor.width - Theme.scaled(190)
                wrapMode: Text.Wrap
                color: Theme.t2
                text: root.live.factorSentence.length > 0 ? root.live.factorSentence
                    : qsTr("Node ratio between the two, by depth.")
            }
        }
    }
    Panel {
        x: root.mainX
        y: factor.y + factor.height + Theme.space16
        width: root.mainWidth
        height: root.height - y - root.margin
        title: qsTr("Nodes to each finished depth")
        subtitle: qsTr("log")

        SeriesChart {
            anchors.fill: parent
            title: qsTr("Nodes to each finished depth")
            model: root.live.series
            valueName: qsTr("Nodes")
            emptyText: qsTr("The lines grow while both think.")
        }
    }
}
