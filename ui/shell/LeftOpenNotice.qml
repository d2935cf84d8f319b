// Notice about the game being annotated when the program was killed, with a button to open it.
import QtQuick
import Plyglass.App
import Plyglass.Controls

Notice {
    id: root

    required property Game game

    objectName: "leftOpen"
    visible: root.game.leftOpenText.length > 0
    tone: "acc"
    text: root.game.leftOpenText
    actionText: qsTr("Open")
    closable: true
    onActionTriggered: root.game.openLeft()
    onClosed: root.game.dismissLeft()
}
