// A library without games.
import QtQuick

QtObject {
    id: library

    enum Order { Added, Date, White, Black, Event, Result, Opening, Length }
    enum Results { Any, WhiteWins, BlackWins, Draws }

    property bool importing: false
    property double importShare: 0
    property string importText: ""
    property ListModel games: ListModel {}
    property LibraryPreview preview: LibraryPreview {}
    property LibraryEdits edits: LibraryEdits {}
    property string words: ""
    property string comment: ""
    property int results: Library.Any
    property list<string> collections: ["All games"]
    property int collection: 0
    property int order: Library.Added
    property bool descending: true
    property bool filtered: false
    property string countText: "0 games"
    property bool ready: true
    property int current: -1
    property int timesPlayedShown: 0

    function begin(): void {}
    function end(): void {}
    function showPlayed(): void { ++library.timesPlayedShown; }
}
