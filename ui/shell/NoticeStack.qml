// Messages of the program on every page: at the foot, under a large board at the player's name, else in the
// middle, where pages have no buttons.
import QtQuick
import Plyglass.App
import Plyglass.Controls

Column {
    id: root

    required property App app

    width: Math.min(Theme.scaled(420), root.parent.width - Theme.scaled(120))
    spacing: Theme.space8
    z: 100

    LeftOpenNotice {
        width: root.width
        border.width: 1
        border.color: Theme.line2
        game: root.app.game
    }
    Toast {
        objectName: "notice"
        width: root.width
        text: root.app.notices.text
        tone: root.app.notices.tone
        onClosed: root.app.notices.dismiss()
    }
}
