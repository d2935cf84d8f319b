// Announces moves, checks and results to assistive technology: an invisible alert whose name changes.
import QtQuick
import Plyglass.App
import Plyglass.Controls

Item {
    id: root

    required property App app

    Accessible.role: Accessible.AlertMessage
    Accessible.name: ScreenReader.text

    Connections {
        target: root.app.game
        function onAnnounced(text: string): void { ScreenReader.text = text; }
        function onIllegalMoveRefused(reason: string): void { ScreenReader.text = reason; }
    }
    Connections {
        target: root.app.notices
        function onNotified(sentence: string): void { ScreenReader.text = sentence; }
    }
}
