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
         "Once one reply refutes a move, the other replies are skipped: the same score as minimax for a "
         + "fraction of the work.",
         "Knuth and Moore 1975", "", "cutoffs"],
        ["principal-variation", "Principal variation", "Search",
         "Once there is a best move, the others are searched with a zero-width window, which only tells "
         + "whether they are better; the few that are better are searched again.",
         "Marsland and Campbell 1982; Reinefeld 1983", "alpha-beta", "searched again"],
        ["aspiration", "Aspiration", "Search",
         "Expects a score near that of the last iteration and searches with a narrow window around it; if "
         + "the score falls outside, it searches again with a wider window.",
         "Slate and Atkin 1977", "iterative-deepening", "searched again"],
        ["iterative-deepening", "Deepening", "Search",
         "Searches one ply deep, then two, then three: there is a move to play at any time, and each "
         + "iteration tells the next which move to try first.",
         "Slate and Atkin 1977", "", "iterations"],
        ["transposition-table", "Transpositions", "Search",
         "Stores the positions it has searched in a table, so that a position reached again by another "
         + "order of moves is answered from there.",
         "Greenblatt, Eastlake and Crocker 1967; Zobrist 1970", "", "answers"],
        ["internal-reduction", "Internal reduction", "Search",
         "A position without a move in the table is searched one ply less deep; if it matters, the next "
         + "iteration finds a move there.",
         "Rebel, Ed Schröder 2022", "transposition-table", "nodes"],
        ["mate-distance", "Mate distance", "Search",
         "Skips positions where even the fastest mate is slower than a mate already found.",
         "Common knowledge of the 1990s", "alpha-beta", "nodes"],
        ["repetition", "Repetition", "Search",
         "Scores a line as a draw when a position comes back in it, or when fifty moves pass without a "
         + "capture or a pawn move.",
         "FIDE Laws of Chess, 9.2 and 9.3", "", "draws"],
        ["time-by-stability", "Time by stability", "Search",
         "Thinks longer while the best move keeps changing or its score falls, and plays sooner while the "
         + "best move stays the same.",
         "Hyatt 1984", "iterative-deepening", ""],
        ["order-captured", "Captures first", "Ordering",
         "Tries captures first, the most valuable captured piece before the others: an early refutation "
         + "lets alpha–beta skip the rest.",
         "The “new sort” of a python-chess assignment", "alpha-beta", "first-move cutoffs"],
        ["order-evaluation", "Best score first", "Ordering",
         "Evaluates the position after every move, and tries the move with the best score first.",
         "The “old sort” of a python-chess assignment", "alpha-beta", "first-move cutoffs"],
        ["order-smallest-change", "Least change", "Ordering",
         "Evaluates the position after every move, and tries first the moves that change the score least, "
         + "because most positions are calm.",
         "Franaszczuk 2003", "alpha-beta", "first-move cutoffs"],
        ["order-full", "By experience", "Ordering",
         "Tries captures that win material, then quiet moves by their success elsewhere in the tree, then "
         + "captures that lose material.",
         "Slate and Atkin 1977; Schaeffer 1983", "alpha-beta", "first-move cutoffs"],
        ["exchange-ordering", "Losing captures last", "Ordering",
         "Calculates all recaptures on the target square; a capture that loses material by them is tried "
         + "after the quiet moves.",
         "Static exchange evaluation, Slate and Atkin 1977", "order-full", "postponed"],
        ["killers", "Killers", "Ordering",
         "A quiet move that caused a cutoff at the same ply of another line is tried early.",
         "Huberman 1968", "order-full", "cutoffs"],
        ["history", "History", "Ordering",
         "Keeps a score for every move: how often it was good or bad anywhere in the tree.",
         "Schaeffer 1983", "order-full", "cutoffs by quiet moves"],
        ["continuation-history", "Continuations", "Ordering",
         "Keeps a score for every move as a reply to the opponent's last move, and as a follow-up to the "
         + "own move before it.",
         "Uiterwijk 1992; Stockfish 2016", "order-full", "cutoffs by quiet moves"],
        ["quiescence", "Quiescence", "Quiescence",
         "Never stops in the middle of an exchange: at the end of a line it searches captures, promotions "
         + "and replies to checks before it evaluates.",
         "Shannon 1950", "", "stood pat"],
        ["quiescence-evasions", "Evasions", "Quiescence",
         "In check, every reply is searched, even beyond the horizon.",
         "Slate and Atkin 1977", "quiescence", "nodes in check"],
        ["quiescence-exchange", "Skip losing captures", "Quiescence",
         "Beyond the horizon, captures that lose material by exchange are skipped.",
         "Static exchange evaluation, Hyatt 1990s", "quiescence", "skipped"],
        ["quiescence-delta", "Skip hopeless captures", "Quiescence",
         "Beyond the horizon, captures that win too little to raise the score into the window are skipped.",
         "Schaeffer 1986", "quiescence", "skipped"],
        ["null-move", "Null move", "Pruning",
         "Lets the opponent move twice: if the score stays high enough even so, the position is not "
         + "searched in full.",
         "Beal 1989; Donninger 1993", "principal-variation", "cutoffs"],
        ["reverse-futility", "Reverse futility", "Pruning",
         "A few plies before the horizon, a position is not searched if it is so far ahead that the "
         + "opponent is not expected to catch up.",
         "Heinz 1998", "principal-variation", "cutoffs"],
        ["razoring", "Razoring", "Pruning",
         "Near the horizon, if a position is so far behind that only captures could help, only captures "
         + "are searched.",
         "Birmingham and Kent 1977", "principal-variation", "nodes"],
        ["probcut", "ProbCut", "Pruning",
         "If a capture scores far above the window in a shallow search, the position is not searched "
         + "deeper.",
         "Buro 1995", "principal-variation", "cutoffs"],
        ["futility", "Futility", "Pruning",
         "Near the horizon, quiet moves are skipped if the position is so far behind that they will not "
         + "help.",
         "Schaeffer 1986; Heinz 1998", "principal-variation", "skipped"],
        ["late-move-pruning", "Late moves", "Pruning",
         "After enough quiet moves have failed near the horizon, the remaining ones are skipped.",
         "Romstad 2006", "principal-variation", "skipped"],
        ["history-pruning", "Bad history", "Pruning",
         "Near the horizon, quiet moves that have often failed elsewhere in the tree are skipped.",
         "Letouzey 2005", "history", "skipped"],
        ["exchange-pruning", "Losing moves", "Pruning",
         "Near the horizon, moves that lose material by exchange are skipped.",
         "Static exchange evaluation, common knowledge of the 2000s", "principal-variation", "skipped"],
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
         "If other moves than the one in the table refute the position too, it is not searched further.",
         "Björnsson and Marsland 1999", "singular-extension", "cutoffs"],
        ["negative-extension", "Not singular", "Depth",
         "A move from the table that is not much better than the others is searched less deep.",
         "Stockfish 2021", "singular-extension", "reduced"],
        ["correction-history", "Correction", "Evaluation",
         "Stores how far the evaluation was from the score of the search in positions with the same pawns "
         + "or pieces, and corrects it.",
         "Caissa 2023; Stockfish 2024", "transposition-table", "corrected"],
        ["random-tie-break", "Random tie-break", "Variety",
         "Chooses at random among equally good moves, so that games differ; the same seed gives the same "
         + "game.",
         "A python-chess assignment", "", "random choices"]
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
