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
    AppMenuSeparator {}
    AppMenuItem { action: Actions.edit.copyGame }
    AppMenuItem { action: Actions.edit.copyPosition }
    AppMenuItem { action: Actions.edit.paste }
    AppMenuSeparator {}
    AppMenuItem { action: Actions.files.tags }
    AppMenuItem {
        action: Actions.pages.editor
        text: qsTr("Set up a position…")
    }
    AppMenuItem { action: Actions.board.typeMove }
    AppMenuItem { action: Actions.game.question }
}
