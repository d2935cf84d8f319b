// The field for a typed move on a page without a place for it: opened by key over the foot of a panel.
import QtQuick
import Plyglass.Actions
import Plyglass.Controls

Rectangle {
    id: root

    property alias play: field.play
    // Whether a move can be made now.
    required property bool ready

    signal played
    signal closed
    signal undoPassed(bool redo)

    objectName: "moveBar"
    height: field.implicitHeight + 2 * Theme.space8
    visible: field.open
    z: 1
    radius: Theme.radiusPanel
    color: Theme.bg1
    border.width: 1
    border.color: Theme.line2

    onReadyChanged: if (!root.ready)
        field.close()

    Connections {
        target: Actions.board.typeMove
        enabled: root.ready
        function onTriggered(): void { field.begin(); }
    }
    MoveField {
        id: field
        x: Theme.space8
        y: Theme.space8
        width: root.width - 2 * x
        onPlayed: root.played()
        onClosed: root.closed()
        onUndoPassed: redo => root.undoPassed(redo)
    }
}
