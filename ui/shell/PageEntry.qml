// A page of the window, for the rail and the window.
import QtQuick
import Plyglass.Controls

QtObject {
    id: root

    // Shows the page; its name is the page's.
    required property AppAction action
    readonly property string name: root.action.name
    // Whether the rail lists it; others are opened by actions.
    property bool listed: true
    // Whether the rail of the calm view lists it, too.
    readonly property bool plain: root.action.plain
    // At the foot of the rail.
    property bool last: false
    // Whether it has a running job.
    property bool busy: false
    // Whether it is kept after it was created, with its state.
    property bool stays: false
    // Whether a large board fills its left side.
    property bool boardAtLeft: false
    // Created when it is first shown.
    required property Component content
}
