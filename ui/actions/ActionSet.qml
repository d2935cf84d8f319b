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

    /// Those with keys; in the calm view the plain ones.
    readonly property var listed:
        Array.from(root.all).filter(action => action.keys.length > 0 && (action.plain || !Actions.calm))
    readonly property bool inReach: root.pages.length === 0 || root.pages.includes(Actions.page)
}
