// Nodes by depth of the running or last search, the search before the last change,
// and the "no cuts" reference.
import QtQuick
import Plyglass.App
import Plyglass.Charts
import Plyglass.Controls

LogChart {
    id: root

    required property Thinking thinking

    values: root.thinking.depthNodes
    compare: root.thinking.noCutsNodes
    previous: root.thinking.previousNodes
    // In a small chart the curves are too close for two labels.
    previousLabel: root.height >= Theme.scaled(150) ? qsTr("before") : ""
}
