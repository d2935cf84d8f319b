// The computer's levels with their strength.
pragma ComponentBehavior: Bound
import QtQml
import QtQuick
import Plyglass.Actions
import Plyglass.App
import Plyglass.Controls

AppMenu {
    id: root

    required property PlayerSettings player

    Instantiator {
        model: root.player.levelNames
        onObjectAdded: (index, entry) => root.insertItem(index, entry as AppMenuItem)
        onObjectRemoved: (index, entry) => root.removeItem(entry as AppMenuItem)

        AppMenuItem {
            required property string modelData
            required property int index

            objectName: "level-" + (index + 1)
            text: modelData
            shortcutText: Actions.calm ? "" : root.player.levelDetails[index] ?? ""
            checkable: true
            checked: index === root.player.levelIndex
            onTriggered: root.player.levelIndex = index
        }
    }
}
