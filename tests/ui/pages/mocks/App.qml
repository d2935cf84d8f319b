// The whole program as the window sees it, without an engine behind it.
import QtQuick

QtObject {
    id: app

    property Game game: Game {}
    property Clock clock: Clock {}
    property Thinking thinking: Thinking {}
    property ThinkAgain thinkAgain: ThinkAgain {}
    property Techniques techniques: Techniques {}
    property NewGame setup: NewGame {}
    property AppSettings settings: AppSettings {}
    property Files files: Files {}
    property Ask ask: Ask {}
    property Analyse analyse: Analyse {}
    property Practice practice: Practice {}
    property Report report: Report {}
    property TakeAway takeAway: TakeAway {}
    property Book book: Book {}
    property Explorer explorer: Explorer {}
    property Laboratory laboratory: Laboratory {}
    property Learning learning: Learning {}
    property Library library: Library {}
    property string version: "0.1.0"
    property int shutDowns: 0

    signal opponentOffered(name: string)

    function takeOpponent(): void {}
    function startAgainstOpponent(): void {}
    function shutDown(): void { app.shutDowns += 1; }
}
