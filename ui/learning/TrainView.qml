// Training a network from nothing but its own games.
import QtQuick
import Plyglass.App

Item {
    id: root

    required property NetworkRun network
    required property AppSettings settings
    required property int margin

    signal playRequested
}
