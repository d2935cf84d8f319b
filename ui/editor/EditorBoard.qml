// The board of the position editor, and a piece dragged from the tray.
import QtQuick
import Plyglass.App
import Plyglass.Board
import Plyglass.Controls

FocusScope {
    id: root

    required property Editor editor
    required property AppSettings settings

    // Another kind of tool is active: the owner of the board handles it.
    property bool marking: false

    readonly property alias boardX: board.boardX
    readonly property alias boardY: board.boardY
    readonly property alias side: board.side

    // By a click or a continued drag.
    signal marked(string square)
    signal painted(string square)
    signal erased(string square)

    // Puts back a held piece; returns whether there was one.
    function cancel(): bool {
        return board.cancel();
    }
    // Shows a piece from the tray, at a point of the window.
    function carry(piece: string, at: point): void {
        const place = root.mapFromItem(null, at.x, at.y);
        carried.x = place.x - carried.width / 2;
        carried.y = place.y - carried.height / 2;
        carried.piece = piece;
        board.hover(root.squareUnder(at));
    }
    function drop(at: point): void {
        const piece = carried.piece;
        if (piece === "")
            return;
        root.letGo();
        root.editor.put(piece, root.squareUnder(at));
    }
    function letGo(): void {
        carried.piece = "";
        board.endHover();
    }
    // A drag with a tool never removes what it has just put.
    function paint(square: string): void {
        if (root.marking)
            root.painted(square);
        else if (root.editor.tool === "erase")
            root.erase(square);
        else
            root.editor.put(root.editor.tool, square);
    }
    function use(square: string): void {
        if (root.marking)
            root.marked(square);
        else if (root.editor.tool === "erase")
            root.erase(square);
        else
            root.editor.use(square);
    }
    function erase(square: string): void {
        root.editor.erase(square);
        root.erased(square);
    }
    function squareUnder(at: point): string {
        const place = board.mapFromItem(null, at.x, at.y);
        return board.squareAt(place.x, place.y);
    }

    z: board.dragging || carried.visible ? 2 : 0

    SetupBoard {
        id: board
        objectName: "setupBoard"
        anchors.fill: parent
        focus: true
        position: root.editor.board
        flipped: root.editor.flipped
        tool: root.marking ? "mark" : root.editor.tool
        showCoordinates: root.settings.showCoordinates
        reduceMotion: Theme.reduceMotion
        pieceSet: root.settings.pieceSet
        theme: BoardTheme { name: root.settings.boardTheme }
        style: BoardStyle {
            focusColor: Theme.acc
            focusWidth: Theme.focusWidth
            fontFamily: Theme.font.family
        }
        onUsed: square => root.use(square)
        onPainted: square => root.paint(square)
        onMoved: (from, to) => root.editor.move(from, to)
        onRemoved: square => root.erase(square)
        onPut: (piece, square) => root.editor.put(piece, square)
        onAnnounce: text => ScreenReader.text = text
    }
    PieceImage {
        id: carried
        width: board.side / 8
        height: width
        visible: carried.piece !== ""
        set: root.settings.pieceSet
    }
}
