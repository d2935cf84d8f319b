// A hint comes in three steps beside the board: the piece, its square, the move.
import QtQuick

CalmCase {
    id: test
    name: "CalmHint"

    function test_each_press_goes_one_step_on() {
        harness.resumeGame("[FEN \"6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1\"]\n\n*", false);
        compare(find("hintText"), null);
        keyClick(Qt.Key_H);
        tryVerify(() => find("hintText") !== null, test.timeoutMs);
        compare(part("hintText").text, "Your rook has a strong move.");
        compare(part("hintNext").text, "Where to?");
        checkWords("the piece");
        grab("hint-piece");
        keyClick(Qt.Key_H);
        compare(part("hintText").text, "From a8 it gives mate.");
        compare(test.game.board.hinted, "a1");
        checkWords("the square");
        grab("hint-square");
        click("hintNext");
        compare(part("hintText").text, "The rook goes to a8. It is checkmate.");
        compare(part("hintNext").text, "Play it");
        checkWords("the move");
        resize(900, 600);
        grab("hint-move-900");
        click("hintNext");
        compare(test.game.status.over, true);
        compare(find("hintText"), null);
    }
    function test_escape_closes_it() {
        harness.resumeGame("*", false);
        keyClick(Qt.Key_H);
        tryVerify(() => find("hintText") !== null, test.timeoutMs);
        keyClick(Qt.Key_Escape);
        compare(find("hintText"), null);
        compare(test.game.board.arrows.length, 0);
    }
}
