// A page of the window, as the rail and the window know it.
import QtQuick
import Plyglass.Controls

QtObject {
    id: root

    // Shows it; its name is that of the page.
    required property AppAction action
    readonly property string name: root.action.name
    // On the rail; others are opened by actions and left again.
    property bool listed: true
    // At the foot of the rail.
    property bool last: false
    // Something is running behind it.
    property bool busy: false
    // Once made it stays, so that what was looked at is there again.
    property bool stays: false
    // A large board fills its left side.
    property bool boardAtLeft: false
    // Made when it is first shown.
    required property Component content
}
