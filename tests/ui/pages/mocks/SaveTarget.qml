// A file system in which every name with "taken" in it is taken, and "taken-games" is a file of games.
import QtQuick

QtObject {
    id: target

    property url file
    property bool taken: false
    property bool canReplace: true
    property bool canAppend: false
    property string question: ""

    function look(chosen: url, ending: string): void {
        const name = chosen.toString();
        target.file = name.includes(".") ? chosen : name + "." + ending;
        target.taken = name.includes("taken");
        target.canAppend = name.includes("taken-games");
        target.question = target.canAppend ? "taken-games.pgn exists already. It holds 3 games."
                                           : "taken.pgn exists already.";
    }
}
