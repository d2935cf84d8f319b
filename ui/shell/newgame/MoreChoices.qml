// What few games need, folded away: another start, how the computer thinks, each side set by itself.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Plyglass.App
import Plyglass.Controls

Column {
    id: root

    required property NewGame setup
    required property AppSettings settings
    property bool open: false

    // The start: 0 the usual position, 1 shuffled, 2 from a position.
    property int start: 0
    readonly property int actualStart: root.setup.chess960 === 518 ? root.start
        : root.setup.chess960 < 0 ? 2 : root.start === 2 ? 2 : 1

    signal setUpRequested(string fen)

    spacing: Theme.space8

    function choose(index: int): void {
        root.start = index;
        if (index === 1)
            root.setup.shuffle();
        else if (index === 0)
            root.setup.fen = "";
    }
    // A new sheet starts folded, unless a position was brought from the editor.
    function begin(): void {
        root.start = 0;
        root.open = root.actualStart !== 0;
    }

    T.AbstractButton {
        id: fold
        objectName: "moreChoices"
        width: root.width
        height: Theme.scaled(52)
        text: qsTr("More choices")
        hoverEnabled: true
        focusPolicy: Qt.StrongFocus
        onClicked: root.open = !root.open
        Keys.onReturnPressed: fold.clicked()
        Keys.onEnterPressed: fold.clicked()

        Accessible.role: Accessible.Button
        Accessible.name: fold.text
        Accessible.description: root.open ? qsTr("open") : qsTr("closed")
        Accessible.onPressAction: fold.clicked()

        background: Rectangle {
            radius: Theme.radiusControl
            color: fold.hovered ? Theme.bg2 : Qt.alpha(Theme.bg2, 0)

            FocusRing { shown: fold.visualFocus }
        }
        Item {
            anchors.fill: parent

            Icon {
                id: arrow
                anchors.verticalCenter: parent.verticalCenter
                name: root.open ? "down" : "chev"
                size: 14
                color: Theme.t2
            }
            Column {
                anchors.left: arrow.right
                anchors.leftMargin: Theme.space8
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter

                AppText {
                    width: parent.width
                    style: "strong"
                    text: fold.text
                    Accessible.ignored: true
                }
                AppText {
                    width: parent.width
                    visible: !root.open
                    style: "small"
                    text: qsTr("Shuffled start, own position, how it thinks")
                    Accessible.ignored: true
                }
            }
        }
    }

    Column {
        width: root.width
        visible: root.open
        spacing: Theme.space12

        SelectBox {
            objectName: "startPosition"
            width: parent.width
            label: qsTr("Start")
            model: [qsTr("The usual position"), qsTr("Shuffled start"), qsTr("From a position")]
            currentIndex: root.actualStart
            onActivated: index => root.choose(index)
        }
        Chess960Setup {
            width: parent.width
            visible: root.actualStart === 1
            setup: root.setup
            pieceSet: root.settings.pieceSet
        }
        TextFieldBox {
            id: fenField
            objectName: "fenField"
            width: parent.width
            visible: root.actualStart === 2
            label: qsTr("The position as text; empty for the usual one")
            mono: true
            error: root.setup.fenError
            onTextEdited: {
                root.start = 2;
                root.setup.fen = fenField.text;
            }

            Binding {
                target: fenField
                property: "text"
                value: root.setup.fen
            }
        }
        AppButton {
            objectName: "setUpPosition"
            visible: root.actualStart === 2
            kind: "outline"
            iconName: "board"
            text: qsTr("Set up a position…")
            onClicked: root.setUpRequested(fenField.text)
        }
        PlayerChoices {
            width: parent.width
            visible: root.setup.mode === NewGame.Computer && root.setup.opponent.full
            player: root.setup.opponent
            prefix: "opponent"
            offersLevel: false
            plain: root.settings.calmView
        }
        AppText {
            width: parent.width
            visible: root.setup.mode === NewGame.Computer && !root.setup.opponent.full
            style: "small"
            wrapMode: Text.Wrap
            text: qsTr("How it thinks can be chosen for Plyglass, the strongest opponent.")
        }
        AppButton {
            objectName: "setSides"
            visible: root.setup.mode !== NewGame.Sides
            kind: "outline"
            text: qsTr("Choose who plays each side")
            onClicked: root.setup.mode = NewGame.Sides
        }
    }
}
