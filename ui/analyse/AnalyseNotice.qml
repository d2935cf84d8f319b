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
    LeftOpenNotice {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.space24 + (toast.visible ? toast.height + Theme.space8 : 0)
        width: toast.width
        z: 100
        border.width: 1
        border.color: Theme.line2
        objectName: "analyseLeftOpen"
        game: root.game
    }
    Toast {
        id: toast
        objectName: "analyseNotice"
        // The game takes it back sooner.
        durationMs: 60000
        onClosed: root.game.dismissNotice()
    }
}
