// The rest of the position: side to move, castling, en passant, counters; and the FEN.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

Column {
    id: root

    required property Editor editor

    readonly property int half: Math.floor((root.width - Theme.space12) / 2)

    spacing: Theme.space4

    Segmented {
        objectName: "sideToMove"
        width: root.width
        label: qsTr("Side to move")
        model: [qsTr("White to move"), qsTr("Black to move")]
        currentIndex: root.editor.whiteToMove ? 0 : 1
        onActivated: index => root.editor.whiteToMove = index === 0
    }
    Item {
        width: root.width
        height: Theme.scaled(28)

        AppText {
            anchors.verticalCenter: parent.verticalCenter
            style: "small"
            font.weight: Font.Medium
            text: qsTr("Castling")
            Accessible.ignored: true
        }
        CheckRow {
            objectName: "chess960"
            x: root.width - root.half
            width: root.half
            implicitHeight: parent.height
            text: qsTr("Chess960")
            checked: root.editor.chess960
            onToggled: on => root.editor.chess960 = on
        }
    }
    Grid {
        width: root.width
        columns: 2
        columnSpacing: Theme.space12

        Accessible.role: Accessible.Grouping
        Accessible.name: qsTr("Castling")

        Repeater {
            model: root.editor.castling

            CheckRow {
                id: right
                required property int index
                required property string name
                required property bool possible
                required property bool on

                objectName: "castling" + right.index
                width: root.half
                implicitHeight: Theme.scaled(28)
                enabled: right.possible
                text: right.name
                checked: right.on
                onToggled: on => root.editor.setCastling(right.index, on)
            }
        }
    }
    Row {
        id: numbers
        width: root.width
        spacing: Theme.space8
        readonly property int wide: Math.floor((width - 2 * spacing) * 0.37)

        Named {
            width: root.width - 2 * (numbers.wide + numbers.spacing)
            name: qsTr("En passant")
            enabled: root.editor.enPassantNames.length > 1

            SelectBox {
                objectName: "enPassant"
                width: parent.width
                label: qsTr("En passant")
                model: root.editor.enPassantNames // qmllint disable
                currentIndex: root.editor.enPassantIndex
                onActivated: index => root.editor.enPassantIndex = index
            }
        }
        Named {
            width: numbers.wide
            name: qsTr("Moves since the last capture or pawn move")

            NamedStepper {
                objectName: "halfmoveClock"
                width: parent.width
                name: qsTr("Moves since the last capture or pawn move")
                from: 0
                to: root.editor.halfmoveClockMax
                value: root.editor.halfmoveClock
                onValueModified: value => root.editor.halfmoveClock = value
            }
        }
        Named {
            width: numbers.wide
            name: qsTr("Move number")

            NamedStepper {
                objectName: "moveNumber"
                width: parent.width
                name: qsTr("Move number")
                from: 1
                to: root.editor.moveNumberMax
                value: root.editor.moveNumber
                onValueModified: value => root.editor.moveNumber = value
            }
        }
    }
    FenField {
        width: root.width
        editor: root.editor
    }

    // A name, and its control below it.
    component Named: Item {
        id: named
        required property string name
        default property alias control: slot.data

        height: Theme.scaled(52)

        AppText {
            width: named.width
            style: "small"
            font.weight: Font.Medium
            opacity: named.enabled ? 1 : Theme.disabledOpacity
            text: named.name
            Accessible.ignored: true
        }
        Item {
            id: slot
            y: Theme.scaled(20)
            width: named.width
            height: Theme.scaled(32)
        }
    }
}
