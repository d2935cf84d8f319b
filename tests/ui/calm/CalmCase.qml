// A test case in the calm view: a person has White against a weak opponent.
import QtQuick
import Plyglass.App
import ".."

ProgramCase {
    id: test

    readonly property Game game: test.app?.game ?? null
    readonly property AppSettings settings: test.app?.settings ?? null
    // Words and signs that a beginner would have to look up.
    readonly property var foreign: [
        /\b(ply|plies|nodes?|quiescence|FEN|PGN|presets?|evaluators?|UCI|Syzygy|Elo|centipawns?)\b/i,
        /\b(techniques?|pruning|average loss|win percentage|engine)\b/i,
        /±/, /#[−-]?\d/, /\b[A-E]\d\d\b/, /[+−]\d+\.\d/, /\d\.\d+ pawns?\b/, /\b\d+\+\d+\b/
    ]

    function prepare() {
        test.settings.reduceMotion = true;
        test.settings.calmView = true;
    }
    // No text of the window has a foreign word.
    function checkWords(where) {
        for (const text of harness.texts(test.win)) {
            const found = test.foreign.find(pattern => pattern.test(text));
            verify(found === undefined, where + ": " + found + " in “" + text + "”");
        }
    }
    function closeMenu() {
        keyClick(Qt.Key_Escape);
        wait(50);
    }
}
