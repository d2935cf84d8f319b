// Search for a position, set up as in the position editor: all of it, or some squares.
import QtQuick
import Plyglass.App
import Plyglass.Board
import Plyglass.Controls

Column {
    id: root

    required property LibrarySearch search
    required property Editor setup
    required property AppSettings settings
    // Height that must show board and pieces together.
    required property real room

    // Whether only some squares matter.
    property bool bySquares: false

    readonly property SoughtSquares squares: root.search.squares
    readonly property real side: Math.max(Theme.scaled(240), root.room - tray.height - Theme.scaled(96)
                                          - (root.bySquares ? Theme.scaled(76) : 0))

    spacing: Theme.space8

    function chooseTool(piece: string): void {
        root.squares.tool = "";
        root.setup.tool = piece;
    }
    function mark(square: string): void {
        root.setup.erase(square);
        root.squares.toggle(Squares.indexOf(square));
    }

    Binding {
        target: root.squares
        property: "placement"
        value: root.setup.board.placement
    }
    Segmented {
        objectName: "searchHow"
        width: parent.width
        label: qsTr("What is compared")
        model: [qsTr("Whole position"), qsTr("Single squares")]
        currentIndex: root.bySquares ? 1 : 0
        onActivated: index => root.bySquares = index === 1
    }
    EditorBoard {
        id: board
        objectName: "searchBoard"
        width: Math.min(parent.width, Theme.scaled(368), root.side)
        height: width
        anchors.horizontalCenter: parent.horizontalCenter
        editor: root.setup
        settings: root.settings
        marking: root.bySquares && root.squares.tool.length > 0
        onMarked: square => root.mark(square)
        onPainted: square => {
            if (root.squares.marks[Squares.indexOf(square)] !== root.squares.tool)
                root.mark(square);
        }
        onErased: square => root.squares.unmark(Squares.indexOf(square))

        SquareMarks {
            x: board.boardX
            y: board.boardY
            width: board.side
            height: width
            visible: root.bySquares
            marks: root.squares.marks // qmllint disable
            flipped: root.setup.flipped
        }
    }
    AppButton {
        objectName: "searchPlayBoard"
        width: parent.width
        kind: "outline"
        iconName: "board"
        text: qsTr("Position on the play board")
        onClicked: root.setup.useShownPosition()
    }
    PieceTray {
        id: tray
        width: parent.width
        tool: board.marking ? "mark" : root.setup.tool
        pieceSet: root.settings.pieceSet
        onChosen: tool => root.chooseTool(tool)
        onDragged: (piece, at) => board.carry(piece, at)
        onDropped: (piece, at) => board.drop(at)
        onDragCancelled: board.letGo()
    }
    MarkTray {
        width: parent.width
        visible: root.bySquares
        squares: root.squares
        onChosen: sign => root.squares.tool = sign
    }
    AppText {
        width: parent.width
        visible: root.bySquares
        style: "small"
        wrapMode: Text.Wrap
        text: qsTr("Squares without a piece or a mark do not matter: anything may stand there. "
                   + "Who is to move does not matter either.")
    }
    Row {
        spacing: Theme.space4

        AppButton {
            compact: true
            text: qsTr("Start position")
            onClicked: root.setup.useStartPosition()
        }
        AppButton {
            objectName: "searchEmpty"
            compact: true
            text: qsTr("Empty")
            onClicked: {
                root.setup.clearBoard();
                root.squares.clear();
            }
        }
        AppButton {
            compact: true
            text: qsTr("Flip the board")
            onClicked: root.setup.flipped = !root.setup.flipped
        }
    }
    PositionFields {
        width: parent.width
        visible: !root.bySquares
        editor: root.setup
    }
}
