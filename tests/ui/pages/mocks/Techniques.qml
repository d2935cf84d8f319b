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

    // Id, name, group, source, what it counts.
    readonly property var table: [
        ["alpha-beta", "Alpha–beta", "Search", "Knuth and Moore 1975", "cutoffs"],
        ["principal-variation", "PV search (PVS)", "Search",
         "Marsland and Campbell 1982; Reinefeld 1983", "searched again"],
        ["aspiration", "Aspiration", "Search", "Slate and Atkin 1977", "searched again"],
        ["iterative-deepening", "Deepening", "Search", "Slate and Atkin 1977", "iterations"],
        ["transposition-table", "Transpositions", "Search",
         "Greenblatt, Eastlake and Crocker 1967; Zobrist 1970", "answers"],
        ["internal-reduction", "Internal reduction", "Search", "Rebel, Ed Schröder 2022", "nodes"],
        ["mate-distance", "Mate distance", "Search", "Common knowledge of the 1990s", "nodes"],
        ["repetition", "Repetition", "Search", "FIDE Laws of Chess, 9.2 and 9.3", "draws"],
        ["time-by-stability", "Time by stability", "Search", "Hyatt 1984", ""],
        ["order-captured", "Captures first", "Ordering",
         "The “new sort” of a python-chess assignment", "first-move cutoffs"],
        ["order-evaluation", "Best score first", "Ordering",
         "The “old sort” of a python-chess assignment", "first-move cutoffs"],
        ["order-smallest-change", "Least change", "Ordering", "Franaszczuk 2003", "first-move cutoffs"],
        ["order-full", "Staged ordering", "Ordering",
         "Slate and Atkin 1977; Schaeffer 1983", "first-move cutoffs"],
        ["exchange-ordering", "Losing captures last", "Ordering",
         "Static exchange evaluation, Slate and Atkin 1977", "postponed"],
        ["killers", "Killers", "Ordering", "Huberman 1968", "cutoffs"],
        ["history", "History", "Ordering", "Schaeffer 1983", "cutoffs by quiet moves"],
        ["continuation-history", "Continuations", "Ordering",
         "Uiterwijk 1992; Stockfish 2016", "cutoffs by quiet moves"],
        ["quiescence", "Quiescence", "Quiescence", "Shannon 1950", "stand-pats"],
        ["quiescence-evasions", "Evasions", "Quiescence", "Slate and Atkin 1977", "nodes in check"],
        ["quiescence-exchange", "Skip losing captures", "Quiescence",
         "Static exchange evaluation, Hyatt 1990s", "skipped"],
        ["quiescence-delta", "Skip hopeless captures", "Quiescence", "Schaeffer 1986", "skipped"],
        ["null-move", "Null move", "Pruning", "Beal 1989; Donninger 1993", "cutoffs"],
        ["reverse-futility", "Reverse futility", "Pruning", "Heinz 1998", "cutoffs"],
        ["razoring", "Razoring", "Pruning", "Birmingham and Kent 1977", "nodes"],
        ["probcut", "ProbCut", "Pruning", "Buro 1995", "cutoffs"],
        ["futility", "Futility", "Pruning", "Schaeffer 1986; Heinz 1998", "skipped"],
        ["late-move-pruning", "Late moves", "Pruning", "Romstad 2006", "skipped"],
        ["history-pruning", "Bad history", "Pruning", "Letouzey 2005", "skipped"],
        ["exchange-pruning", "Losing moves", "Pruning",
         "Static exchange evaluation, common knowledge of the 2000s", "skipped"],
        ["late-move-reductions", "Late-move reductions", "Depth", "Romstad and Letouzey 2005", "reduced"],
        ["check-extension", "Checks", "Depth", "Slate and Atkin 1977", "extended"],
        ["singular-extension", "Singular moves", "Depth", "Anantharaman, Campbell and Hsu 1988", "extended"],
        ["double-extension", "Double extensions", "Depth", "Stockfish 2020", "extended"],
        ["multi-cut", "Multi-cut", "Depth", "Björnsson and Marsland 1999", "cutoffs"],
        ["negative-extension", "Not singular", "Depth", "Stockfish 2021", "reduced"],
        ["correction-history", "Correction", "Evaluation", "Caissa 2023; Stockfish 2024", "corrected"],
        ["random-tie-break", "Random tie-break", "Variety", "A python-chess assignment", "random choices"]
    ]
    readonly property list<string> figures: [
        "> ×41", "×1.9", "×0.98", "×12", "…", "×2.3", "", "×1.0", "×0.46", "×3.1"
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
            const text = (row.join(" ") + techniques.explanationOf(row[0])).toLowerCase().replace(/–/g, "-");
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
    function explanationOf(id: string): string {
        return id === "order-captured" ? "An early refutation lets alpha–beta skip the rest."
            : "A sentence or two in which the technique is explained to somebody who plays chess, as long as "
            + "most explanations are.";
    }
    function entry(i: int): var {
        const row = techniques.table[i];
        const off = techniques.isOff(row[0]);
        const figure = techniques.figures[i % techniques.figures.length];
        const count = techniques.counts[i % techniques.counts.length];
        return { techniqueId: row[0], name: row[1], checked: !off,
                 available: row[0] !== "order-smallest-change", needs: "PV search (PVS)",
                 figure: figure, figureStrong: figure.includes("41") || figure === "×12",
                 figureFresh: i % 9 !== 5, count: off || row[4] === "" ? "" : count + " " + row[4],
                 detail: techniques.explanationOf(row[0]) + "\n" + row[3] };
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
