// A position without interaction, too small for coordinates.
import QtQuick

ThemedBoard {
    interactive: false
    showCoordinates: false
}
