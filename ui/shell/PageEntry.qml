// A page of the window, as the rail, the keys and the list of shortcuts know it.
import QtQuick

QtObject {
    // As actions name it.
    required property string name
    required property string title
    required property string iconName
    // "Ctrl+1"; "" if no key opens it.
    property string keys: ""
    // On the rail; others are opened by actions and left again.
    property bool listed: true
    // At the foot of the rail.
    property bool last: false
    // Something is running behind it.
    property bool busy: false
    // Once made it stays, so that what was looked at is there again.
    property bool stays: false
    // Made when it is first shown; null for a page that the window itself holds.
    property Component content: null
}
