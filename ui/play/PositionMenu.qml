// Actions on the whole game.
import QtQuick
import Plyglass.Actions
import Plyglass.Controls

AppMenu {
    id: root

    AppMenuItem { action: Actions.files.open }
    AppMenuItem { action: Actions.files.openEarlier }
    AppMenuItem { action: Actions.files.save }
    AppMenuItem { action: Actions.files.saveAs }
    DeeperMenuSeparator {}
    DeeperMenuItem { action: Actions.edit.copyGame }
    DeeperMenuItem { action: Actions.edit.copyPosition }
    DeeperMenuItem { action: Actions.edit.paste }
    AppMenuSeparator {}
    DeeperMenuItem { action: Actions.files.tags }
    DeeperMenuItem {
        action: Actions.pages.editor
        text: qsTr("Set up a position…")
    }
    AppMenuItem { action: Actions.board.typeMove }
    AppMenuItem { action: Actions.game.question }
}
