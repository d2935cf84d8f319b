// The opponents and the strength between them, with the card of the chosen one.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

FocusScope {
    id: root

    required property Opponents opponents
    required property var names
    // Whether rows are lower, for small windows.
    required property bool dense

    implicitHeight: list.implicitHeight + Theme.space16 + slider.implicitHeight

    OpponentList {
        id: list
        anchors { top: parent.top; bottom: slider.top; bottomMargin: Theme.space12 }
        width: root.width
        focus: true
        opponents: root.opponents
        dense: root.dense
        onAboutRequested: anchor => about.openAt(anchor)
    }
    StrengthSlider {
        id: slider
        anchors.bottom: parent.bottom
        x: Theme.space8
        width: root.width - 2 * Theme.space8
        opponents: root.opponents
        names: root.names
    }
    AboutOpponent {
        id: about
        parent: root
        opponents: root.opponents
    }
}
