// Nothing has been done with the games of the library.
import QtQuick

QtObject {
    property string doneText: ""
    property string doneTone: "neutral"
    property bool doneIsEdit: false
    property bool canUndo: false
    property string exportText: "Export 0 games…"
    property list<string> ownCollections: []
    property list<string> mergeTargets: []
    property string shownName: ""
    property bool canTakeOut: false
    property bool deletedShown: false
    property bool busy: false
}
