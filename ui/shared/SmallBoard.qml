// A position to look at, too small for coordinates.
import QtQuick

ThemedBoard {
    interactive: false
    showCoordinates: false
}
