// A thought of the game that can be had again.
import QtQuick

QtObject {
    id: again

    property bool available: true
    property bool open: false
    property bool running: false
    property string text: "The same move again: Nxd4, 1 304 310 nodes, as in the game."
    property string tone: "good"
    property bool hasPrevious: true
    property bool hasNext: true
    property var calls: []

    function begin(): void {
        again.calls.push("begin");
        again.open = true;
    }
    function previous(): void { again.calls.push("previous"); }
    function next(): void { again.calls.push("next"); }
    function close(): void {
        again.calls.push("close");
        again.open = false;
    }
}
