// The move list of the mock game: the Giuoco Pianissimo of the mock-ups, with evaluations from the 13th move on.
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
                "rowKind": "moves", "number": i + 1, "text": "", "nodeId": -1,
                "whiteSan": row[0], "whiteEval": row[1], "whitePly": white, "whiteCurrent": currentPly === white,
                "blackSan": black > 0 ? row[2] : "", "blackEval": black > 0 ? row[3] : "", "blackPly": black,
                "blackCurrent": currentPly === black
            });
            if (currentPly === white || currentPly === black)
                list.currentRow = list.count - 1;
        }
    }

    function appendText(kind: string, text: string, nodeId: int): void {
        list.append({
            "rowKind": kind, "number": 0, "text": text, "nodeId": nodeId,
            "whiteSan": "", "whiteEval": "", "whitePly": -1, "whiteCurrent": false,
            "blackSan": "", "blackEval": "", "blackPly": -1, "blackCurrent": false
        });
    }
}
