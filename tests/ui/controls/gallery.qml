// Every control in its states, on one page: what the pictures in <build>/pictures show.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Plyglass.Controls

Rectangle {
    id: root

    property alias runButton: runButton
    property alias iconButton: copyButton
    property alias depth: depth
    property alias dialog: dialog
    property alias menu: menu
    property alias select: select
    property alias firstRow: firstRow

    width: 860
    height: column.implicitHeight + 48
    color: Theme.bg0

    component Row7: RowLayout {
        id: entry
        property string name
        spacing: 8
        AppText {
            Layout.preferredWidth: Theme.scaled(92)
            text: entry.name
            color: Theme.t3
        }
    }

    ColumnLayout {
        id: column
        x: 24
        y: 24
        width: root.width - 48
        spacing: 16

        Panel {
            Layout.fillWidth: true
            topPadding: 16

            ColumnLayout {
                anchors.fill: parent
                spacing: 8

                Row7 {
                    name: "Primary"
                    AppButton { id: runButton; text: "Run"; kind: "primary" }
                    AppButton { text: "Run"; kind: "primary"; down: true }
                    AppButton { text: "Run"; kind: "primary"; enabled: false }
                    AppButton { text: "Run"; kind: "primary"; iconName: "go" }
                    AppButton { text: "Start game"; kind: "primary"; large: true }
                }
                Row7 {
                    name: "Secondary"
                    AppButton { text: "Stop" }
                    AppButton { text: "Stop"; down: true }
                    AppButton { text: "Stop"; enabled: false }
                    AppButton { text: "New game"; iconName: "plus" }
                    AppButton { text: "Compact"; compact: true }
                }
                Row7 {
                    name: "Outline, quiet"
                    AppButton { text: "Export"; kind: "outline"; iconName: "export" }
                    AppButton { text: "Export"; kind: "outline"; down: true }
                    AppButton { text: "Resign"; kind: "quiet" }
                    AppButton { text: "Resign"; kind: "quiet"; down: true }
                    AppButton { text: "Resign"; kind: "quiet"; enabled: false }
                    AppButton { text: "Resign?"; kind: "danger" }
                }
                Row7 {
                    name: "Icon buttons"
                    spacing: 2
                    IconButton { iconName: "back"; tip: "Take back" }
                    IconButton { iconName: "redo"; tip: "Redo"; enabled: false }
                    IconButton { iconName: "hint"; tip: "Hint" }
                    IconButton { iconName: "flip"; tip: "Flip" }
                    IconButton { iconName: "draw"; tip: "Offer a draw" }
                    IconButton { iconName: "flag"; tip: "Resign"; down: true }
                    IconButton { iconName: "eye"; tip: "Show"; checkable: true; checked: true }
                    IconButton { id: copyButton; iconName: "copy"; tip: "Copy position"; shortcutText: "Ctrl+C" }
                    IconButton { iconName: "more"; tip: "More"; compact: true }
                    KeyCap { text: "Ctrl" }
                }
                Row7 {
                    name: "Switch"
                    AppSwitch {}
                    AppSwitch { checked: true }
                    AppSwitch { checked: true; down: true }
                    AppSwitch { checked: true; enabled: false }
                    CheckRow { text: "Show coordinates"; checked: true }
                    CheckRow { text: "Sounds" }
                }
                Row7 {
                    name: "Stepper"
                    Stepper { id: depth; label: "Depth"; from: 1; to: 64; value: 9 }
                    Stepper { label: "Quiescence"; from: 0; to: 64; value: 64; specialTop: "all" }
                    Stepper { from: 0; to: 9; value: 0 }
                    Stepper { from: 0; to: 9; value: 4; enabled: false }
                    Stepper { from: 1; to: 90; value: 15; textFromValue: (n) => n + " min"; valueFromText: (t) => parseInt(t) }
                }
                Row7 {
                    name: "Field, select"
                    TextFieldBox { implicitWidth: 100; text: "60 s" }
                    TextFieldBox { implicitWidth: 100; text: "60 s"; enabled: false }
                    TextFieldBox { implicitWidth: 170; placeholderText: "Search games"; iconName: "search" }
                    SelectBox { id: select; implicitWidth: 130; model: ["Glass", "Walnut", "Paper"]; currentIndex: 1 }
                    SelectBox { implicitWidth: 110; model: ["Glass"]; enabled: false }
                }
                Row7 {
                    name: "With errors"
                    TextFieldBox { label: "Time"; text: "9x"; error: "Write a number of seconds, such as 60."; implicitWidth: 240 }
                    TextFieldBox { label: "Position (FEN)"; mono: true; implicitWidth: 330
                        text: "r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3" }
                }
                Row7 {
                    name: "Segments, tabs"
                    Segmented { model: ["Nodes", "Time", "Nodes per s", "Branching"] }
                    Segmented { model: ["White", "Black"]; currentIndex: 1; enabled: false }
                    TabStrip { model: ["Moves", "Thinking", "Techniques"]; currentIndex: 1 }
                }
                Row7 {
                    name: "Chips"
                    Chip { text: "book" }
                    Chip { text: "thinking"; tone: "acc"; pulse: true }
                    Chip { text: "7 of 7"; tone: "good" }
                    Chip { text: "blunder"; tone: "bad" }
                    Chip { text: "node limit"; tone: "warn"; iconName: "warn" }
                    Chip { text: "#3"; tone: "mate" }
                }
                Row7 {
                    name: "Progress"
                    ProgressLine { value: 0.3 }
                    ProgressLine { value: 0.71 }
                    ProgressLine { value: 0.71; paused: true }
                    ProgressLine { indeterminate: true }
                    ProgressLine { value: 0 }
                }
                Row7 {
                    name: "Type"
                    AppText { text: "+52 Elo"; style: "display" }
                    AppText { text: "Laboratory"; style: "h1" }
                    NumberText { text: "1\u2009304\u2009310"; style: "figure" }
                    AppText { text: "body 13" }
                    AppText { text: "strong 13"; style: "strong" }
                    AppText { text: "small 12"; style: "small" }
                    AppText { text: "micro 11"; style: "micro" }
                    AppText { text: "e4 mono"; style: "mono" }
                }
            }
        }

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
                                model: ["398\u2009120", "702\u2009664", "61\u2009310", "118\u2009940", "23\u2009276"]
                                NumberText {
                                    required property int index
                                    required property string modelData
                                    Layout.row: index
                                    Layout.column: 2
                                    style: "strong"
                                    alignRight: true
                                    reserve: "9\u2009999\u2009999"
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
                    SwitchRow { id: firstRow; Layout.fillWidth: true; text: "Alpha–beta"; checked: true; figure: "×41"; figureStrong: true
                        explanation: "Stops looking at a move as soon as it is refuted. Knuth and Moore, 1975." }
                    SwitchRow { Layout.fillWidth: true; text: "Move ordering"; checked: true; figure: "×12"; figureStrong: true }
                    SwitchRow { Layout.fillWidth: true; text: "Transpositions"; checked: true; figure: "×1.9" }
                    SwitchRow { Layout.fillWidth: true; text: "Quiescence"; checked: true; figure: "×0.46"; figureStale: true }
                    SwitchRow { Layout.fillWidth: true; text: "PV search"; checked: true; figure: "…" }
                    SwitchRow { Layout.fillWidth: true; text: "Extensions"; figure: "×0.94" }
                    SwitchRow { Layout.fillWidth: true; text: "Reductions"; checked: true; enabled: false; figure: "×3.1" }
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
                    values: [20, 25, 40, 38, 60, 120, 115, 130, 140, 160, 190, 160, 170, 180, 410, 390, 460, 440, 480, 510, 520, 540, 560, 620, 750, 850, 960, 10000]
                    marks: [0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 3, 0, 0, 0, 3, 1]
                    currentPly: 14
                }
            }
            Panel {
                Layout.fillWidth: true
                Layout.fillHeight: true
                LogChart { anchors.fill: parent }
            }
            Panel {
                Layout.preferredWidth: 180
                Layout.fillHeight: true
                Skeleton { anchors.fill: parent; anchors.margins: 4; rows: 4 }
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
                    Notice { Layout.fillWidth: true; tone: "good"; text: "32 searches in 4:50."; actionText: "Run again" }
                    Notice { Layout.fillWidth: true; tone: "acc"; text: "The search started again with null move off."; closable: true }
                }
            }
        }
    }

    AppMenu {
        id: menu
        x: 560
        y: 300
        AppMenuItem { text: "Copy position"; iconName: "copy"; shortcutText: "Ctrl+C" }
        AppMenuItem { text: "Show coordinates"; checkable: true; checked: true }
        AppMenuItem { text: "Export"; iconName: "export"; enabled: false }
        AppMenuSeparator {}
        AppMenuItem { text: "Delete game"; iconName: "trash"; danger: true }
    }

    AppDialog {
        id: dialog
        title: "Start a new game?"
        message: "The game in progress is saved in the library."
        acceptText: "New game"
        ColumnLayout {
            spacing: 4
            CheckRow { text: "Keep these settings"; checked: true }
            Segmented { model: ["White", "Black", "Random"] }
        }
    }
}
