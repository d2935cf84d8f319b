// The position editor: pieces are put, moved and taken away on the board itself; a new game or an analysis
// begins there. EditorLayout says where everything stands.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Board
import Plyglass.Controls

FocusScope {
    id: root

    required property App app

    readonly property Editor editor: root.app.editor
    readonly property AppSettings settings: root.app.settings

    // "leave", "newGame", "analyse".
    signal actionChosen(string action)
    signal said(string text)

    objectName: "editorPage"

    Component.onCompleted: {
        root.editor.open();
        neutral.forceActiveFocus(Qt.OtherFocusReason);
    }

    Keys.onPressed: event => event.accepted = keys.press(event)
    Keys.onEscapePressed: {
        if (board.cancel())
            return;
        if (root.editor.tool !== "")
            root.editor.tool = "";
        else
            root.actionChosen("leave");
    }

    Connections {
        target: root.editor
        function onSaid(text: string): void { root.said(text); }
    }
    EditorKeys {
        id: keys
        editor: root.editor
        onBoardWanted: board.forceActiveFocus(Qt.ShortcutFocusReason)
    }
    Item {
        id: neutral
        focus: true
    }
    EditorLayout {
        id: place
        width: root.width
        height: root.height
        panelHeight: panel.headerHeight + body.implicitHeight + foot.implicitHeight
    }

    SetupBoard {
        id: board
        objectName: "setupBoard"
        x: place.margin
        y: place.margin
        z: board.dragging ? 1 : 0
        width: place.side
        height: place.side
        placement: root.editor.placement
        flipped: root.editor.flipped
        checkSquare: root.editor.checkSquare
        tool: root.editor.tool
        showCoordinates: root.settings.showCoordinates
        reduceMotion: Theme.reduceMotion
        pieceSet: root.settings.pieceSet
        theme: BoardTheme { name: root.settings.boardTheme }
        style: BoardStyle {
            focusColor: Theme.acc
            focusWidth: Theme.focusWidth
            fontFamily: Theme.font.family
        }
        onUsed: square => root.editor.use(square)
        onPainted: square => root.paint(square)
        onMoved: (from, to) => root.editor.move(from, to)
        onRemoved: square => root.editor.erase(square)
        onPut: (piece, square) => root.editor.put(piece, square)
        onAnnounce: text => root.said(text)
    }

    Panel {
        id: panel
        objectName: "editorPanel"
        x: place.panel.x
        y: place.panel.y
        width: place.panel.width
        height: place.panel.height
        padding: 0
        title: qsTr("Set up a position")
        headerItems: EditorTools {
            editor: root.editor
            onLeaving: root.actionChosen("leave")
        }

        ScrollArea {
            id: scroll
            anchors.top: parent.top
            anchors.bottom: foot.top
            width: parent.width

            Column {
                id: body
                width: scroll.availableWidth
                leftPadding: Theme.space16
                rightPadding: Theme.space16
                bottomPadding: Theme.space8
                spacing: Theme.space8

                PieceTray {
                    width: body.width - 2 * Theme.space16
                    tool: root.editor.tool
                    pieceSet: root.settings.pieceSet
                    onChosen: tool => root.editor.tool = tool
                    onDragged: (piece, at) => root.carry(piece, at)
                    onDropped: (piece, at) => root.drop(piece, at)
                    onDragCancelled: root.letGo()
                }
                WholeBoard {
                    width: body.width - 2 * Theme.space16
                    editor: root.editor
                }
                PositionFields {
                    width: body.width - 2 * Theme.space16
                    editor: root.editor
                }
            }
        }
        EditorFoot {
            id: foot
            anchors.bottom: parent.bottom
            width: parent.width
            editor: root.editor
            onPlayRequested: {
                root.editor.play();
                root.actionChosen("newGame");
            }
            onAnalysisRequested: {
                root.editor.analyse();
                root.actionChosen("analyse");
            }
        }
    }

    // A piece from the tray on its way to the board.
    PieceImage {
        id: carried
        z: 2
        width: board.side / 8
        height: width
        visible: carried.piece !== ""
        set: root.settings.pieceSet
    }

    // A drag with a tool never takes away what it has just put.
    function paint(square: string): void {
        if (root.editor.tool === "erase")
            root.editor.erase(square);
        else
            root.editor.put(root.editor.tool, square);
    }
    function squareUnder(at: point): string {
        const place = board.mapFromItem(null, at.x, at.y);
        return board.squareAt(place.x, place.y);
    }
    function carry(piece: string, at: point): void {
        const place = root.mapFromItem(null, at.x, at.y);
        carried.x = place.x - carried.width / 2;
        carried.y = place.y - carried.height / 2;
        carried.piece = piece;
        board.hover(root.squareUnder(at));
    }
    function drop(piece: string, at: point): void {
        if (carried.piece === "")
            return;
        root.letGo();
        root.editor.put(piece, root.squareUnder(at));
    }
    function letGo(): void {
        carried.piece = "";
        board.endHover();
    }
}
