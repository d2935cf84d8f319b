// Actions that belong together: those of a page, or of the whole window.
import QtQuick
import Plyglass.Controls

QtObject {
    id: root

    required property string heading
    /// The pages on which their keys are heard; all of them if empty.
    property list<string> pages
    /// In the order of the sheet of keys.
    default property list<AppAction> all
    /// Keys that belong to a control, and the mouse.
    property list<KeyHint> hints

    readonly property bool inReach: root.pages.length === 0 || root.pages.includes(Actions.page)
}
