// The openings of the library's games: a board, and the moves played in its position.
import QtQuick
import Plyglass.App
import Plyglass.Controls

FocusScope {
    id: root

    required property OpeningTree tree
    required property AppSettings settings
    required property int gap

    // As large as the height allows, but less than half of the width.
    readonly property real boardWidth:
        Math.max(Theme.scaled(240), Math.min(root.width * 0.42, root.height - Theme.scaled(128)))

    objectName: "openingsView"

    Binding {
        target: root.tree
        property: "visible"
        value: root.visible
    }
    OpeningsBoard {
        id: board
        width: root.boardWidth
        height: root.height
        tree: root.tree
        settings: root.settings
        shownMove: table.shownMove
        onClosed: table.forceActiveFocus(Qt.OtherFocusReason)
    }
    OpeningsTable {
        id: table
        anchors.left: board.right
        anchors.leftMargin: root.gap
        anchors.right: parent.right
        height: root.height
        focus: true
        tree: root.tree
    }
}
