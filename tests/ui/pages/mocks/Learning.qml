// Learning at rest; its page is tested with the real one.
import QtQuick

QtObject {
    property bool busy: false
}
