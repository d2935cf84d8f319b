// Gestures of every test file: clicks and drags between squares, and their expected results.
import QtTest

TestCase {
    required property Stage stage

    when: windowShown

    function init() {
        stage.reset();
        wait(0);
    }

    function click(square) {
        mouseClick(stage, stage.px(square), stage.py(square));
    }

    function pressOn(square) {
        mousePress(stage, stage.px(square), stage.py(square));
    }

    function carryTo(square) {
        const x = stage.px(square);
        const y = stage.py(square);
        mouseMove(stage, x - 5, y - 5);
        mouseMove(stage, x, y);
    }

    function drag(from, to) {
        pressOn(from);
        carryTo(to);
        mouseRelease(stage, stage.px(to), stage.py(to));
    }

    function expectMove(from, to, promotion) {
        compare(stage.moves.count, 1);
        compare(stage.moves.signalArguments[0][0], from);
        compare(stage.moves.signalArguments[0][1], to);
        compare(stage.moves.signalArguments[0][2], promotion);
    }

    /// The drawn item of the piece on a square, or null.
    function pieceItem(square) {
        const index = "abcdefgh".indexOf(square.charAt(0)) + 8 * (Number(square.charAt(1)) - 1);
        return helper.findItem(stage, item => item.fading === false && item.square === index
            && item.piece !== "");
    }

    function centreOf(item) {
        return item.mapToItem(stage, item.width / 2, item.height / 2);
    }

    function isOn(item, square) {
        const centre = centreOf(item);
        return Math.abs(centre.x - stage.px(square)) < 1 && Math.abs(centre.y - stage.py(square)) < 1;
    }
}
