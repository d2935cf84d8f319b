// A new game: players, clock and start position.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

AppDialog {
    id: root

    required property NewGame setup
    required property AppSettings settings

    signal setUpRequested(string fen)

    readonly property int innerWidth: Theme.scaled(572)
    readonly property int roomAbove: Theme.scaled(190)

    title: qsTr("New game")
    acceptText: qsTr("Start game")
    acceptEnabled: root.setup.fenValid
    // Applied at the start of the game, like everything here.
    property int thinkSeconds: 0

    onAccepted: {
        root.settings.thinkTimeMs = root.thinkSeconds * 1000;
        root.setup.start();
    }
    onRejected: root.setup.cancel()
    onAboutToShow: root.thinkSeconds = Math.round(root.settings.thinkTimeMs / 1000)
    onClosed: fenField.focus = false

    onOpened: {
        if (!fenField.activeFocus)
            white.forceActiveFocus(Qt.OtherFocusReason);
    }

    Binding {
        target: fenField
        property: "text"
        value: root.setup.fen
    }

    // Opens the board editor; the chosen players are kept.
    function setUp(): void {
        const fen = fenField.text;
        root.close();
        root.setUpRequested(fen);
    }

    ScrollArea {
        id: scroll
        anchors.fill: parent
        implicitWidth: root.innerWidth
        implicitHeight: Math.min(form.implicitHeight + Theme.scaled(8),
                                 root.parent ? root.parent.height - root.roomAbove : form.implicitHeight)

        Column {
            id: form
            width: scroll.availableWidth - Theme.scaled(12)
            spacing: Theme.space16

            Row {
                id: sides
                width: parent.width
                spacing: Theme.space32

                readonly property int sideWidth: Math.floor((width - spacing) / 2)

                PlayerSetup {
                    id: white
                    width: sides.sideWidth
                    white: true
                    player: root.setup.white
                }
                PlayerSetup {
                    width: sides.sideWidth
                    white: false
                    player: root.setup.black
                }
            }
            Rectangle {
                width: parent.width
                height: 1
                color: Theme.line
            }
            ClockSetup {
                width: parent.width
                setup: root.setup
                settings: root.settings
                thinkSeconds: root.thinkSeconds
                onThinkSecondsChosen: seconds => root.thinkSeconds = seconds
            }
            Flow {
                width: parent.width
                spacing: Theme.space16

                CheckRow {
                    objectName: "randomColors"
                    text: qsTr("Random colours")
                    checked: root.setup.randomColors
                    onToggled: on => root.setup.randomColors = on
                }
                AppButton {
                    objectName: "swapSides"
                    kind: "outline"
                    iconName: "swap"
                    text: qsTr("Swap sides")
                    onClicked: root.setup.swapSides()
                }
                AppButton {
                    objectName: "setUpPosition"
                    kind: "outline"
                    iconName: "board"
                    text: qsTr("Set up a position…")
                    onClicked: root.setUp()
                }
            }
            Chess960Setup {
                width: parent.width
                setup: root.setup
                pieceSet: root.settings.pieceSet
            }
            TextFieldBox {
                id: fenField
                objectName: "fenField"
                width: parent.width
                label: qsTr("Start position (FEN); leave empty for the normal one")
                mono: true
                error: root.setup.fenError
                onTextEdited: root.setup.fen = fenField.text
            }
        }
    }
}
