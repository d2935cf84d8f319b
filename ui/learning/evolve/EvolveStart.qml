// Start view without an evolution: an explanation, and presets with their expected times.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

ScrollArea {
    id: root

    required property EvolutionPlan plan
    required property bool busy

    signal startRequested
    signal planRequested

    readonly property int columns: root.width >= Theme.scaled(760) ? 2 : 1

    contentHeight: panel.height

    Panel {
        id: panel
        width: Math.min(root.availableWidth, Theme.scaled(1080))
        title: qsTr("Evolve 25 weights")

        Column {
            width: parent.width
            spacing: Theme.space16

            AppText {
                width: Math.min(parent.width, Theme.scaled(720))
                wrapMode: Text.Wrap
                color: Theme.t2
                text: qsTr("A scoring genome evaluates a position with 25 numbers. The run starts from "
                           + "random variations of one genome and measures each. The fitter ones have "
                           + "children, which take numbers from both parents and change some. Watch them "
                           + "learn what a queen is worth.")
            }
            Grid {
                id: cards
                width: parent.width
                columns: root.columns
                spacing: Theme.space12

                Repeater {
                    model: root.plan.presetNames

                    Rectangle {
                        id: card

                        required property int index
                        required property string modelData

                        width: (cards.width - (root.columns - 1) * cards.spacing) / root.columns
                        height: Math.max(words.height, Theme.scaled(64)) + start.height + Theme.scaled(44)
                        radius: Theme.radiusRail
                        color: Theme.bg2
                        border.width: 1
                        border.color: Theme.line

                        Column {
                            id: words
                            x: Theme.space16
                            y: Theme.space16
                            width: parent.width - 2 * Theme.space16
                            spacing: Theme.space4

                            AppText {
                                width: parent.width
                                style: "value"
                                text: card.modelData
                            }
                            AppText {
                                width: parent.width
                                wrapMode: Text.Wrap
                                color: Theme.t2
                                text: root.plan.presetExplanations[card.index]
                            }
                        }
                        AppButton {
                            id: start
                            objectName: "startPreset" + card.index
                            anchors.bottom: parent.bottom
                            anchors.bottomMargin: Theme.space12
                            x: Theme.space16
                            enabled: !root.busy
                            kind: card.index === 0 ? "primary" : "secondary"
                            iconName: "go"
                            text: qsTr("Start")
                            Accessible.name: qsTr("Start: %1").arg(card.modelData)
                            onClicked: {
                                root.plan.usePreset(card.index);
                                root.startRequested();
                            }
                        }
                        AppText {
                            anchors.left: start.right
                            anchors.leftMargin: Theme.space12
                            anchors.verticalCenter: start.verticalCenter
                            style: "small"
                            text: qsTr("%1 on this machine").arg(root.plan.presetTimes[card.index])
                        }
                    }
                }
            }
            AppButton {
                kind: "quiet"
                iconName: "settings"
                text: qsTr("Custom settings…")
                enabled: !root.busy
                onClicked: root.planRequested()
            }
        }
    }
}
