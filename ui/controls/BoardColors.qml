// The colours of one board.
import QtQuick

QtObject {
    required property color light
    required property color dark
    required property color coordOnLight
    required property color coordOnDark
    required property color last
    required property color selected
    required property color dot
}
