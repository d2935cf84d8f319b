// The technique switches of the first search, as the program groups them.
import QtQuick

ListModel {
    id: techniques

    property list<string> playerNames: ["Plyglass"]
    property int playerIndex: 0
    property bool hasPlayers: true
    property int depth: 5
    property int depthMax: 64
    property int quiescence: 4
    property int quiescenceMax: 16
    property string side: "black"
    property int evaluatorIndex: 0
    property list<string> evaluatorNames: ["Material", "Material and check"]
    property list<string> evaluatorExplanations: ["Counts the pieces.", "Counts the pieces, half a pawn for a check."]
    property list<string> presetNames: ["Minimax", "Alpha–beta", "Full"]
    property list<string> presetExplanations: ["Every move to the full depth.", "Skips what cannot matter.", "Everything it knows."]
    property int presetIndex: 2
    property string restartText: ""
    property list<string> calls: []

    ListElement { techniqueId: "alphabeta"; name: "Alpha–beta"; group: "Cutting"; explanation: "Skips moves that cannot change the choice."; source: "Knuth and Moore, 1975"; checked: true; available: true; whyNot: ""; figure: "×41"; figureStrong: true; figureFresh: true }
    ListElement { techniqueId: "table"; name: "Transpositions"; group: "Cutting"; explanation: "Remembers positions it has searched."; source: "Greenblatt, 1967"; checked: true; available: true; whyNot: ""; figure: "×1.9"; figureStrong: false; figureFresh: true }
    ListElement { techniqueId: "deepening"; name: "Iterative deepening"; group: "Cutting"; explanation: "Searches one ply, then two, and so on."; source: "Slate and Atkin, 1977"; checked: true; available: true; whyNot: ""; figure: ""; figureStrong: false; figureFresh: true }
    ListElement { techniqueId: "repetition"; name: "Repetitions"; group: "Cutting"; explanation: "Scores a repeated position as a draw."; source: "Shannon, 1950"; checked: true; available: true; whyNot: ""; figure: "×0.98"; figureStrong: false; figureFresh: true }
    ListElement { techniqueId: "captures"; name: "Captures first"; group: "Move ordering"; explanation: "Tries captures of the largest piece first."; source: "Slagle and Dixon, 1969"; checked: true; available: true; whyNot: ""; figure: "×12"; figureStrong: true; figureFresh: true }
    ListElement { techniqueId: "onePly"; name: "One-ply evaluation"; group: "Move ordering"; explanation: "Sorts moves by the board they lead to."; source: "Marsland, 1986"; checked: false; available: true; whyNot: ""; figure: "×0.4"; figureStrong: false; figureFresh: true }
    ListElement { techniqueId: "smallest"; name: "Smallest change first"; group: "Move ordering"; explanation: "Sorts moves by how little they change the score."; source: "Franaszczuk, 2003"; checked: false; available: false; whyNot: "Needs alpha–beta."; figure: ""; figureStrong: false; figureFresh: true }
    ListElement { techniqueId: "tiebreak"; name: "Random ties"; group: "Play"; explanation: "Chooses among equal moves by chance."; source: "Plyglass"; checked: false; available: true; whyNot: ""; figure: ""; figureStrong: false; figureFresh: true }

    function setOn(techniqueId: string, on: bool): void {
        techniques.calls = techniques.calls.concat(["setOn " + techniqueId + " " + on]);
        for (let i = 0; i < techniques.count; ++i) {
            if (techniques.get(i).techniqueId === techniqueId)
                techniques.setProperty(i, "checked", on);
        }
        techniques.presetIndex = -1;
    }
    function applyPreset(index: int): void {
        techniques.calls = techniques.calls.concat(["applyPreset " + index]);
        techniques.presetIndex = index;
    }
}
