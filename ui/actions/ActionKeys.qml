// Shortcuts of the actions with Ctrl and function keys. Letters and arrows go to Actions.press, since the
// focused control has priority for them.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.Controls

Item {
    id: root

    // False while a dialog is open.
    required property bool active

    Repeater {
        model: Actions.sets

        Item {
            id: set
            required property ActionSet modelData

            Repeater {
                model: set.modelData.all

                Item {
                    id: key
                    required property AppAction modelData

                    Shortcut {
                        sequences: Array.from(key.modelData.keys).filter(name => KeyNames.isGlobal(name))
                        enabled: root.active && set.modelData.inReach && key.modelData.enabled
                        autoRepeat: key.modelData.repeats
                        onActivated: key.modelData.trigger()
                    }
                }
            }
        }
    }
}
