// A file box that records what it is asked to do.
import QtQuick

QtObject {
    id: files

    property bool choosing: false
    property bool busy: false
    property bool fromLibrary: false
    readonly property bool savesInLibrary: files.fromLibrary
    property string choiceTitle: ""
    property string suggestedFileName: "plyglass-2026-01-01.pgn"
    property list<string> calls: []
    property ListModel games: ListModel {}

    signal placeWanted
    signal replacementQuestioned(file: url)

    function record(call: string): void { files.calls = files.calls.concat([call]); }
    function copyFen(): void { files.record("copyFen"); }
    function copyPgn(): void { files.record("copyPgn"); }
    function paste(): void { files.record("paste"); }
    function pasteText(text: string): void { files.record("pasteText " + text); }
    function open(url: url): void { files.record("open " + url); }
    function save(): void {
        files.record("save");
        files.placeWanted();
    }
    function saveInFile(): void { files.record("saveInFile"); }
    function saveInLibrary(): void { files.record("saveInLibrary"); }
    function saveTo(url: url): void { files.record("saveTo " + url); }
    function appendTo(url: url): void { files.record("appendTo " + url); }
    function chooseGame(index: int): void { files.record("chooseGame " + index); files.choosing = false; }
    function cancelChoice(): void { files.record("cancelChoice"); files.choosing = false; }

    // Many games of one file, for the chooser.
    function offerGames(count: int): void {
        files.games.clear();
        for (let i = 0; i < count; ++i) {
            files.games.append({
                "number": i + 1, "white": "Morphy, Paul", "black": "Duke Karl and Count Isouard",
                "result": "1–0",
                "event": "Paris opera", "date": "1858." + (i % 12 + 1), "line": 20 * i + 1
            });
        }
        files.choiceTitle = "masters.pgn: " + count + " games";
        files.choosing = true;
    }
}
