// What there is to say about the game, over the board for a while; the Play page has a place for it.
import QtQuick
import Plyglass.App
import Plyglass.Controls

Item {
    id: root

    required property Game game

    function show(): void {
        if (root.visible && root.game.noticeText.length > 0)
            toast.show(root.game.noticeText, root.game.noticeTone);
        else
            toast.hide();
    }

    onVisibleChanged: root.show()
    Component.onCompleted: root.show()

    Connections {
        target: root.game
        function onNoticeChanged(): void { root.show(); }
    }
    Toast {
        id: toast
        objectName: "analyseNotice"
        // The game takes it back sooner.
        durationMs: 60000
        onShownChanged: if (!toast.shown && root.visible)
            root.game.dismissNotice()
    }
}
