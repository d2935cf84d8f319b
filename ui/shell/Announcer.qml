// Says moves, checks and results to assistive technology: an invisible alert whose name changes.
import QtQuick
import Plyglass.App

Item {
    id: root

    required property Game game
    property string said: ""

    Accessible.role: Accessible.AlertMessage
    Accessible.name: root.said

    Connections {
        target: root.game
        function onAnnounced(text: string): void { root.said = text; }
        function onIllegalMoveRefused(reason: string): void { root.said = reason; }
    }
}
