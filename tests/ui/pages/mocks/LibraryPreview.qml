// No game is chosen.
import QtQuick

QtObject {
    property bool shown: false
    property bool unfinished: false
    property string title: ""
    property string detail: ""
    property string problem: ""
    property ListModel facts: ListModel {}
    property int length: 0
    property int ply: 0
    property string placement: "8/8/8/8/8/8/8/8"
    property list<string> lastMove: []
    property string checkSquare: ""
    property string moveText: ""
    property string playedText: ""
    property string aheadText: ""
}
