// A clock that stands still, with the times of the mock-ups.
import QtQuick

QtObject {
    property bool enabled: true
    property string whiteText: "6:12"
    property string blackText: "4:38"
    property bool whiteLow: false
    property bool blackLow: false
    property bool whiteRunning: false
    property bool blackRunning: true
    property bool whiteFallen: false
    property bool blackFallen: false
}
