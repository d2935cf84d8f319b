// Nodes by depth of the running or last search, the search before the last change, and the "no cuts" reference.
import QtQuick
import Plyglass.App
import Plyglass.Controls

LogChart {
    id: root

    required property Thinking thinking

    objectName: "nodesChart"
    values: root.thinking.depthNodes
    compare: root.thinking.noCutsNodes
    previous: root.thinking.previousNodes
    previousLabel: qsTr("before")
}
