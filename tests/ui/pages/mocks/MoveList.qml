// The move list of the mock game: the Giuoco Pianissimo of the mock-ups,
// with evaluations from the 13th move on.
import QtQuick

ListModel {
    id: list

    property int currentRow: -1

    function fill(rows: var, currentPly: int): void {
        list.clear();
        list.currentRow = -1;
        for (let i = 0; i < rows.length; ++i) {
            const row = rows[i];
            const white = 2 * i + 1;
            const black = row.length > 2 ? 2 * i + 2 : -1;
            list.append({
                "rowKind": MoveRowKind.Moves, "number": i + 1, "text": "", "depth": 0, "opens": false,
                "whiteSan": row[0], "whiteSigns": "", "whiteWords": "", "whiteEval": row[1],
                "whiteNode": white, "whiteCurrent": currentPly === white, "whiteBook": i < 4,
                "blackSan": black > 0 ? row[2] : "", "blackSigns": "", "blackWords": "",
                "blackEval": black > 0 ? row[3] : "", "blackNode": black,
                "blackCurrent": currentPly === black, "blackBook": i < 4
            });
            if (currentPly === white || currentPly === black)
                list.currentRow = list.count - 1;
        }
    }

    function currentNode(): int { return 2 * list.currentRow + 1; }
    function currentIsInVariation(): bool { return false; }
    function appendText(kind: int, text: string, depth: int): void {
        list.append({
            "rowKind": kind, "number": 0, "text": text, "depth": depth, "opens": depth > 0,
            "whiteSan": "", "whiteSigns": "", "whiteWords": "", "whiteEval": "", "whiteNode": -1,
            "whiteCurrent": false,
            "blackSan": "", "blackSigns": "", "blackWords": "", "blackEval": "", "blackNode": -1,
            "blackCurrent": false, "whiteBook": false, "blackBook": false
        });
    }
    function annotate(row: int, signs: string, words: string): void {
        list.setProperty(row, "whiteSigns", signs);
        list.setProperty(row, "whiteWords", words);
    }
}
