// Every control in its states, on one page: source of the pictures in <build>/pictures.
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
                    IconButton {
                        id: copyButton
                        iconName: "copy"
                        tip: "Copy position"
                        shortcutText: "Ctrl+C"
                    }
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
                    Stepper {
                        from: 1
                        to: 90
                        value: 15
                        textFromValue: (n) => n + " min"
                        valueFromText: (t) => parseInt(t)
                    }
                }
                Row7 {
                    name: "Field, select"
                    TextFieldBox { implicitWidth: 100; text: "60 s" }
                    TextFieldBox { implicitWidth: 100; text: "60 s"; enabled: false }
                    TextFieldBox { implicitWidth: 170; placeholderText: "Search games"; iconName: "search" }
                    SelectBox {
                        id: select
                        implicitWidth: 130
                        model: ["Glass", "Walnut", "Paper"]
                        currentIndex: 1
                    }
                    SelectBox { implicitWidth: 110; model: ["Glass"]; enabled: false }
                }
                Row7 {
                    name: "With errors"
                    TextFieldBox {
                        label: "Time"
                        text: "9x"
                        error: "Write a number of seconds, such as 60."
                        implicitWidth: 240
                    }
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
                    NumberText { text: "1\u202F304\u202F310"; style: "figure" }
                    AppText { text: "body 13" }
                    AppText { text: "strong 13"; style: "strong" }
                    AppText { text: "small 12"; style: "small" }
                    AppText { text: "micro 11"; style: "micro" }
                    AppText { text: "e4 mono"; style: "mono" }
                }
            }
        }

        GalleryPanels {}
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
