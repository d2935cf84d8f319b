// An analysis that nobody has begun.
import QtQuick

QtObject {
    property bool searching: false
}
