// The lower half of the gallery: panels as on the pages.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Plyglass.Charts
import Plyglass.Controls

ColumnLayout {
    id: root

    spacing: 16

    RowLayout {
        spacing: 16

        Panel {
            Layout.preferredWidth: 398
            title: "Thinking"
            subtitle: "depth 9 · selective 21 · 2.6 s"
            headerItems: [
                IconButton { iconName: "explorer"; tip: "Open in Explorer"; compact: true }
            ]

            ColumnLayout {
                anchors.fill: parent
                spacing: 12

                StackedBar {
                    Layout.fillWidth: true
                    shares: [398120, 702664, 61310, 118940, 23276]
                }
                RowLayout {
                    spacing: 12
                    GridLayout {
                        columns: 4
                        columnSpacing: 8
                        rowSpacing: 4
                        Repeater {
                            model: ["Main search", "Quiescence", "Null move", "Reduced", "Re-search"]
                            Rectangle {
                                required property int index
                                Layout.row: index
                                Layout.column: 0
                                implicitWidth: 9
                                implicitHeight: 9
                                radius: 2
                                color: Theme.series[index]
                            }
                        }
                        Repeater {
                            model: ["Main search", "Quiescence", "Null move", "Reduced", "Re-search"]
                            AppText {
                                required property int index
                                required property string modelData
                                Layout.row: index
                                Layout.column: 1
                                Layout.preferredWidth: Theme.scaled(78)
                                text: modelData
                                color: Theme.t2
                            }
                        }
                        Repeater {
                            model: ["398\u202F120", "702\u202F664", "61\u202F310", "118\u202F940",
                                "23\u202F276"]
                            NumberText {
                                required property int index
                                required property string modelData
                                Layout.row: index
                                Layout.column: 2
                                style: "strong"
                                alignRight: true
                                reserve: "9\u202F999\u202F999"
                                text: modelData
                            }
                        }
                    }
                    LogChart {
                        Layout.fillWidth: true
                        Layout.fillHeight: true
                        values: [58, 240, 1600, 5400, 24000, 70000, 260000, 700000, 1304310]
                        compare: [58, 1200, 30000, 800000, 2.0e7, 6e8]
                    }
                }
            }
        }
        Panel {
            Layout.fillWidth: true
            Layout.fillHeight: true
            title: "Techniques"
            headerItems: [
                Stepper { label: "Depth"; from: 1; to: 64; value: 9 },
                Stepper { label: "Quiescence"; from: 0; to: 64; value: 12 }
            ]

            GridLayout {
                anchors.fill: parent
                columns: 2
                columnSpacing: 20
                rowSpacing: 0
                SwitchRow {
                    Layout.fillWidth: true
                    text: "Alpha–beta"
                    checked: true
                    figure: "×41"
                    figureStrong: true
                    explanation: "Stops looking at a move as soon as it is refuted. Knuth and Moore, 1975."
                }
                SwitchRow {
                    Layout.fillWidth: true
                    text: "Move ordering"
                    checked: true
                    figure: "×12"
                    figureStrong: true
                }
                SwitchRow { Layout.fillWidth: true; text: "Transpositions"; checked: true; figure: "×1.9" }
                SwitchRow {
                    Layout.fillWidth: true
                    text: "Quiescence"
                    checked: true
                    figure: "×0.46"
                    figureStale: true
                }
                SwitchRow { Layout.fillWidth: true; text: "PV search"; checked: true; figure: "…" }
                SwitchRow { Layout.fillWidth: true; text: "Extensions"; figure: "×0.94" }
                SwitchRow {
                    Layout.fillWidth: true
                    text: "Reductions"
                    checked: true
                    enabled: false
                    figure: "×3.1"
                }
            }
        }
    }

    RowLayout {
        spacing: 16

        Panel {
            Layout.preferredWidth: 398
            title: "Morphy – Duke Karl"
            subtitle: "1–0, Paris 1858"
            EvalGraph {
                anchors.fill: parent
                values: [52, 52, 54, 53, 56, 61, 60, 62, 63, 64, 67, 64, 65, 66, 82, 81, 85, 83, 85, 87, 87,
                    88, 89, 91, 94, 96, 97, 100]
                marks: [0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 3, 0, 0, 0, 3, 1]
                currentPly: 14
            }
        }
        Panel {
            Layout.fillWidth: true
            Layout.fillHeight: true
            LogChart { anchors.fill: parent }
        }
    }

    RowLayout {
        spacing: 16

        Panel {
            Layout.preferredWidth: 250
            Layout.fillHeight: true
            EmptyState {
                anchors.centerIn: parent
                text: "No game matches these filters."
                actionText: "Clear filters"
            }
        }
        Panel {
            Layout.fillWidth: true
            ColumnLayout {
                anchors.fill: parent
                spacing: 8
                Notice {
                    Layout.fillWidth: true
                    title: "Could not read games.pgn"
                    text: "Line 214: the move Qxz5 is not chess."
                    actionText: "Skip this game"
                }
                Notice {
                    Layout.fillWidth: true
                    tone: "good"
                    text: "32 searches in 4:50."
                    actionText: "Run again"
                }
                Notice {
                    Layout.fillWidth: true
                    tone: "acc"
                    text: "The search started again with null move off."
                    closable: true
                }
            }
        }
    }
}
