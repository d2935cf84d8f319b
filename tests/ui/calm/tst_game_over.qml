// The end of a game in the calm view: band, praise, course, review, and what comes next.
import QtQuick
import Plyglass.App

CalmCase {
    id: test
    name: "CalmGameOver"

    readonly property GameEnd end: test.app?.gameEnd ?? null
    // White gives the queen away.
    readonly property string lost: "1. e4 e5 2. Qh5 Nc6 3. Qxf7+ Kxf7 4. Bc4+ Kg6 5. d3 d5 6. exd5 Nd4 "
        + "7. Nf3 Qe8 8. Nh4+ Kh5 9. Bb3 Bd6 *"
    readonly property string fork: "[FEN \"2q3k1/p4ppp/8/5N2/8/8/5PPP/3R2K1 w - - 0 1\"]\n\n"
        + "1. Ne7+ Kh8 2. Nxc8 a5 *"

    function waitUntilKnown() {
        tryCompare(test.end, "known", true, test.timeoutMs);
    }
    function test_a_lost_game_is_reviewed() {
        harness.resumeGame(test.lost, true);
        test.game.resign();
        verify(find("gameOver") !== null);
        compare(find("movesPanel"), null);
        verify(part("endHeadline").text.endsWith("won"));
        compare(part("endReason").text, "You resigned on move 9");
        checkWords("just over");
        grab("game-over-searching");
        waitUntilKnown();
        verify(test.end.mistakes.length > 0 && test.end.mistakes.length <= 3, test.end.mistakes.length);
        for (const size of [[1440, 900], [1366, 768], [900, 600]]) {
            for (const theme of ["light", "dark"]) {
                test.settings.theme = theme;
                resize(size[0], size[1]);
                grab("game-over-lost-" + theme + "-" + size.join("x"));
                checkWords("lost at " + size.join("x"));
                const last = part("endRematch");
                verify(last.mapToItem(part("gameOver"), 0, last.height).y <= part("gameOver").height,
                       "all of it is in sight");
            }
        }
        const count = test.end.mistakes.length;
        tryCompare(part("gameOver"), "activeFocus", true);
        keyClick(Qt.Key_Return);
        compare(test.win.page, "lessons");
        tryCompare(test.app.practice, "asking", true, test.timeoutMs);
        compare(test.app.practice.reviewText, "Mistake 1 of " + count);
        grab("review");
        test.showPage("play");
        click("endTakeBack");
        compare(test.game.status.over, false);
        compare(find("gameOver"), null);
    }
    function test_a_won_game_praises_the_fork() {
        harness.resumeGame(test.fork, true);
        compare(test.end.over, false);
        test.play(["d1d8"]);
        compare(part("endHeadline").text, "You won");
        compare(part("endReason").text, "Checkmate in 3 moves");
        waitUntilKnown();
        compare(part("praise").text, "You saw the fork on move 1.");
        compare(test.end.turningText, "move 1: your fork");
        compare(find("endTakeBack"), null);
        checkWords("won");
        for (const theme of ["light", "dark"]) {
            test.settings.theme = theme;
            grab("game-over-won-" + theme);
        }
        verify(find("lookAtGame") !== null, "no mistake: the game itself is next");
        click("lookAtGame");
        verify(find("movesPanel") !== null);
    }
    function test_the_moves_are_one_button_away() {
        harness.resumeGame(test.lost, true);
        test.game.resign();
        click("endMoves");
        verify(find("movesPanel") !== null);
        compare(find("gameOver"), null);
        checkWords("the moves of the game");
        click("showEnd");
        verify(find("gameOver") !== null);
        keyClick(Qt.Key_Left);
        compare(test.game.currentPly, test.game.plyCount - 1);
        keyClick(Qt.Key_R);
        compare(test.game.plyCount, 0);
        compare(find("gameOver"), null);
    }
}
