// All the techniques of the program with invented figures,
// and what the panel asks of them written down in `calls`.
import QtQuick

QtObject {
    id: techniques

    property ComputerPlayer player: ComputerPlayer {}
    property string restartText: ""
    property string filter: ""
    property int matchCount: 0
    property int measuredDepth: 7
    property list<string> inView: []
    property list<string> calls: []
    property ListModel groups: ListModel {}

    // Id, name, group, explanation, source, what it needs, what it counts.
    readonly property var table: [
        ["alpha-beta", "Alpha–beta", "Search",
         "Once a single reply refutes a move, the other replies are not looked at: "
         + "the score of minimax for a fraction of its work.",
         "Knuth and Moore 1975", "", "cutoffs"],
        ["principal-variation", "Principal variation", "Search",
         "Once there is a best move, the others only have to prove that they are no better, "
         + "which takes a window without width; the few that fail to are searched again.",
         "Marsland and Campbell 1982; Reinefeld 1983", "alpha-beta", "searched again"],
        ["aspiration", "Aspiration", "Search",
         "Expects the score to be near that of the last iteration and searches with a narrow window around "
         + "it; if it is not, the search is done again.",
         "Slate and Atkin 1977", "iterative-deepening", "searched again"],
        ["iterative-deepening", "Deepening", "Search",
         "Searches one ply deep, then two, then three: there is a move to play at any moment, "
         + "and each round shows the next which move to try first.",
         "Slate and Atkin 1977", "", "iterations"],
        ["transposition-table", "Transpositions", "Search",
         "Remembers the positions it has searched, so that one reached again by another order of moves is "
         + "answered from memory.",
         "Greenblatt, Eastlake and Crocker 1967; Zobrist 1970", "", "answers"],
        ["internal-reduction", "Internal reduction", "Search",
         "A position without a remembered move was not thought important before: "
         + "it is searched a ply less deep, and comes back with a move if it matters.",
         "Rebel, Ed Schröder 2022", "transposition-table", "nodes"],
        ["mate-distance", "Mate distance", "Search",
         "Where even mating at once would come too late to matter, nothing is searched.",
         "Folklore of the 1990s", "alpha-beta", "nodes"],
        ["repetition", "Repetition", "Search",
         "Sees in its own lines that a position comes back, or that fifty moves pass without a capture or a "
         + "pawn move, and scores the draw.",
         "FIDE Laws of Chess, 9.2 and 9.3", "", "draws"],
        ["time-by-stability", "Time by stability", "Search",
         "Thinks longer while the best move keeps changing or its score falls, "
         + "and plays sooner when all is clear.",
         "Hyatt 1984", "iterative-deepening", ""],
        ["order-captured", "Captures first", "Ordering",
         "Tries captures first, the queen before the rook before the pawn: "
         + "an early refutation lets alpha–beta skip the rest.",
         "The “new sort” of a python-chess assignment", "alpha-beta", "first-move cutoffs"],
        ["order-evaluation", "Best look first", "Ordering",
         "Plays every move on trial, scores the board it leads to, and tries the best-looking first.",
         "The “old sort” of a python-chess assignment", "alpha-beta", "first-move cutoffs"],
        ["order-smallest-change", "Least change", "Ordering",
         "Plays every move on trial and tries first those that change the score of the board least, "
         + "on the wager that most positions are calm.",
         "Franaszczuk 2003", "alpha-beta", "first-move cutoffs"],
        ["order-full", "By experience", "Ordering",
         "Tries captures that win material, then quiet moves in the order of what they have achieved "
         + "elsewhere, then captures that lose material.",
         "Slate and Atkin 1977; Schaeffer 1983", "alpha-beta", "first-move cutoffs"],
        ["exchange-ordering", "Losing captures last", "Ordering",
         "Plays out on paper all recaptures on the target square; "
         + "a capture that loses material so is tried after the quiet moves.",
         "Static exchange evaluation, Slate and Atkin 1977", "order-full", "put back"],
        ["killers", "Killers", "Ordering",
         "A quiet move that refuted a sister position is tried early here too.",
         "Huberman 1968", "order-full", "cutoffs"],
        ["history", "History", "Ordering",
         "Keeps a score for every move of what it has achieved anywhere in the tree.",
         "Schaeffer 1983", "order-full", "cutoffs by quiet moves"],
        ["continuation-history", "Continuations", "Ordering",
         "Keeps a score for every move as an answer to the move before, and as a follow-up to one's own.",
         "Uiterwijk 1992; Stockfish 2016", "order-full", "cutoffs by quiet moves"],
        ["quiescence", "Quiescence", "Quiescence",
         "Never stops in the middle of an exchange: where a line ends it plays on through captures, "
         + "promotions and checks to be answered before it counts the pieces.",
         "Shannon 1950", "", "stood pat"],
        ["quiescence-evasions", "Evasions", "Quiescence",
         "In check there is no standing by: every way out of it is looked at, even beyond the horizon.",
         "Slate and Atkin 1977", "quiescence", "nodes in check"],
        ["quiescence-exchange", "Skip losing captures", "Quiescence",
         "Beyond the horizon, captures that lose material by exchange are not even tried.",
         "Static exchange evaluation, Hyatt 1990s", "quiescence", "skipped"],
        ["quiescence-delta", "Skip hopeless captures", "Quiescence",
         "Beyond the horizon, captures too small to bring the score back into play are not tried.",
         "Schaeffer 1986", "quiescence", "skipped"],
        ["null-move", "Null move", "Pruning",
         "Lets the opponent move twice: if that does not hurt, "
         + "the position is good enough and is not searched in full.",
         "Beal 1989; Donninger 1993", "principal-variation", "cutoffs"],
        ["reverse-futility", "Reverse futility", "Pruning",
         "So far ahead, a few plies before the horizon, that the opponent cannot be expected to catch up: "
         + "not searched.",
         "Heinz 1998", "principal-variation", "cutoffs"],
        ["razoring", "Razoring", "Pruning",
         "So far behind that only captures could help: only captures are looked at.",
         "Birmingham and Kent 1977", "principal-variation", "nodes"],
        ["probcut", "ProbCut", "Pruning",
         "A capture that does very well in a shallow search is trusted to do well in a deep one.",
         "Buro 1995", "principal-variation", "cutoffs"],
        ["futility", "Futility", "Pruning",
         "So far behind, near the horizon, that a quiet move will not help: it is skipped.",
         "Schaeffer 1986; Heinz 1998", "principal-variation", "skipped"],
        ["late-move-pruning", "Late moves", "Pruning",
         "After enough quiet moves have failed near the horizon, the remaining ones are skipped.",
         "Romstad 2006", "principal-variation", "skipped"],
        ["history-pruning", "Disappointing moves", "Pruning",
         "Near the horizon, skips quiet moves that have failed again and again elsewhere.",
         "Letouzey 2005", "history", "skipped"],
        ["exchange-pruning", "Losing moves", "Pruning",
         "Near the horizon, skips moves that give material away by exchange.",
         "Static exchange evaluation, folklore of the 2000s", "principal-variation", "skipped"],
        ["late-move-reductions", "Late-move reductions", "Depth",
         "Moves that come late in the order are searched less deep first, "
         + "and in full only if they turn out better than expected.",
         "Romstad and Letouzey 2005", "alpha-beta", "reduced"],
        ["check-extension", "Checks", "Depth",
         "A move that gives check is searched a ply deeper.",
         "Slate and Atkin 1977", "", "extended"],
        ["singular-extension", "Singular moves", "Depth",
         "A move that is much better than all others is searched a ply deeper.",
         "Anantharaman, Campbell and Hsu 1988", "transposition-table", "extended"],
        ["double-extension", "Very singular moves", "Depth",
         "A move that is better by far than all others is searched two plies deeper.",
         "Stockfish 2020", "singular-extension", "extended"],
        ["multi-cut", "Multi-cut", "Depth",
         "If other moves than the remembered one refute the position too, it is not searched further.",
         "Björnsson and Marsland 1999", "singular-extension", "cutoffs"],
        ["negative-extension", "Nothing special", "Depth",
         "A remembered move that is not much better than the others is searched less deep.",
         "Stockfish 2021", "singular-extension", "reduced"],
        ["correction-history", "Correction", "Evaluation",
         "Remembers by how much its judgement was wrong in positions with the same pawns or pieces, "
         + "and corrects it.",
         "Caissa 2023; Stockfish 2024", "transposition-table", "corrected"],
        ["random-tie-break", "Random tie-break", "Variety",
         "Lets chance choose among equally good moves, so that no two games need be alike; "
         + "the same seed plays the same game.",
         "A python-chess assignment", "", "drawn"]
    ]
    readonly property list<string> figures: [
        "≥ ×41", "×1.9", "×0.98", "×12", "…", "×2.3", "", "×1.0", "×0.46", "×3.1"
    ]
    readonly property list<string> counts: ["304 310", "1.3 M", "12", "0", "61 310", "999 999", "4 021"]

    onFilterChanged: techniques.fill()
    Component.onCompleted: techniques.fill()

    function rowCount(): int {
        return techniques.table.length;
    }
    function fill(): void {
        const wanted = techniques.filter.toLowerCase().replace("–", "-").split(" ");
        techniques.groups.clear();
        techniques.matchCount = 0;
        for (let i = 0; i < techniques.table.length; ++i) {
            const row = techniques.table[i];
            const text = row.join(" ").toLowerCase().replace(/–/g, "-");
            let group = techniques.groups.count > 0
                ? techniques.groups.get(techniques.groups.count - 1) : null;
            if (!group || group.name !== row[2]) {
                techniques.groups.append({ name: row[2], techniques: [],
                                           matchCount: 0, total: 0, onCount: 0 });
                group = techniques.groups.get(techniques.groups.count - 1);
            }
            group.total += 1;
            group.onCount += techniques.isOff(row[0]) ? 0 : 1;
            if (!wanted.every(word => text.includes(word)))
                continue;
            group.matchCount += 1;
            techniques.matchCount += 1;
            group.techniques.append(techniques.entry(i));
        }
    }
    function isOff(id: string): bool {
        return ["order-captured", "order-evaluation", "order-smallest-change", "check-extension",
                "random-tie-break"].includes(id);
    }
    function entry(i: int): var {
        const row = techniques.table[i];
        const off = techniques.isOff(row[0]);
        const figure = techniques.figures[i % techniques.figures.length];
        const count = techniques.counts[i % techniques.counts.length];
        return { techniqueId: row[0], name: row[1], checked: !off,
                 available: row[0] !== "order-smallest-change", needs: "Principal variation",
                 figure: figure, figureStrong: figure.includes("41") || figure === "×12",
                 figureFresh: i % 9 !== 5, count: off || row[6] === "" ? "" : count,
                 countName: row[6], detail: row[3] + "\n" + row[4] };
    }
    function setInView(ids: list<string>): void {
        techniques.inView = ids;
    }
    function setOn(techniqueId: string, on: bool): void {
        techniques.calls = techniques.calls.concat(["setOn " + techniqueId + " " + on]);
        for (let g = 0; g < techniques.groups.count; ++g) {
            const rows = techniques.groups.get(g).techniques;
            for (let i = 0; i < rows.count; ++i) {
                if (rows.get(i).techniqueId === techniqueId)
                    rows.setProperty(i, "checked", on);
            }
        }
        techniques.player.presetIndex = -1;
    }
}
