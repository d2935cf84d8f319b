// An explorer with nothing recorded.
import QtQuick

QtObject {
    id: explorer

    property bool busy: false
}
