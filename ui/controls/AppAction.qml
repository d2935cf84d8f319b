// An action of the user: name, icon, keys and handler. Buttons and menu items use it as their action.
import QtQuick
import QtQuick.Templates as T
import Plyglass.Controls

T.Action {
    id: root

    /// Settings key of a person's own keys: "flip".
    required property string name
    /// Tool tip: effect of a click now.
    property string tip: root.text
    /// General description, for the lists of keys.
    property string sentence: root.text
    property string iconName: ""
    /// "Ctrl+Z", "Left"; the first one is shown.
    property list<string> defaultKeys
    property list<string> keys: root.defaultKeys
    /// Whether it belongs to the calm view: in its menus and its sheet of keys.
    property bool plain: false
    /// Whether holding the key repeats it.
    property bool repeats: false
    readonly property string keyText: root.keys.length > 0 ? KeyNames.shown(root.keys[0]) : ""
}
