// What a row of the mock move list is.
import QtQuick

QtObject {
    enum Kind { Moves, Comment, Variation }
}
