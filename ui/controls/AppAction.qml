// Something that a person can do: its name, icon and keys, and what happens. Buttons and rows of menus take
// it as their action.
import QtQuick
import QtQuick.Templates as T
import Plyglass.Controls

T.Action {
    id: root

    /// A person's own keys are kept under it: "flip".
    required property string name
    /// What a click does now: the tool tip.
    property string tip: root.text
    /// What it does in general: for the lists of keys.
    property string sentence: root.text
    property string iconName: ""
    /// "Ctrl+Z", "Left"; the first one is shown.
    property list<string> defaultKeys
    property list<string> keys: root.defaultKeys
    /// A key held down does it again and again.
    property bool repeats: false
    readonly property string keyText: root.keys.length > 0 ? KeyNames.shown(root.keys[0]) : ""
}
