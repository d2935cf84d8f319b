// A group of actions: those of a page, or of the whole window.
import QtQuick
import Plyglass.Controls

QtObject {
    id: root

    required property string heading
    /// Pages on which their keys work; empty: all pages.
    property list<string> pages
    /// In the order of the sheet of keys.
    default property list<AppAction> all
    /// Keys of controls, and mouse actions.
    property list<KeyHint> hints

    readonly property bool inReach: root.pages.length === 0 || root.pages.includes(Actions.page)
}
