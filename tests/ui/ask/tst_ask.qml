// The questions of the Play page in the real window: by mouse, keys and menus, each within three clicks.
import QtQuick
import Plyglass.App
import Plyglass.Board
import ".."

ProgramCase {
    id: test
    name: "Ask"

    readonly property Ask ask: test.app.ask
    readonly property Game game: test.app.game

    function initTestCase() {
        harness.seatTwoPersons();
        harness.limitAnswers(100000);
        test.app.settings.reduceMotion = true;
        openWindow();
    }
    function prepare() {
        test.game.goToStart();
    }
    function tidy() {
        test.ask.open = false;
    }
    function ended() {
        tryVerify(() => test.ask.answered && !test.ask.running, 60000);
        // The answer's parts are laid out in the next frame.
        wait(50);
    }

    function test_each_question_is_two_clicks_away_data() {
        return [1, 3, 4, 5, 6, 7, 8].map(number => ({ tag: String(number), number: number }));
    }
    function test_each_question_is_two_clicks_away(data) {
        play(["e2e4", "e7e5", "g1f3"]);
        mouseClick(part("ask"));
        verify(part("askPanel").visible);
        verify(!part("thinkingPanel").visible);
        const question = part("question-" + data.number);
        mouseClick(question);
        ended();
        verify(test.ask.verdict.length > 0);
        verify(part("askVerdict").visible);
        grab("ask-" + data.number);
    }
    function test_why_not_is_three_clicks_away() {
        play(["e2e4", "e7e5"]);
        mouseClick(part("ask"));
        mouseClick(part("question-2"));
        verify(part("askField").visible);
        grab("ask-2-pick");
        mouseClick(part("pick-Qh5"));
        ended();
        verify(test.ask.moveText.endsWith("Qh5"), test.ask.moveText);
        grab("ask-2");
        mouseClick(part("askAnother"));
        tryCompare(test.ask, "picking", true);
    }
    function test_a_move_is_asked_about_on_the_board_and_not_played() {
        play(["e2e4", "e7e5"]);
        keyClick(Qt.Key_W);
        compare(test.ask.picking, true);
        const before = test.game.fen;
        const board = findChild(test.win, "board");
        const unit = board.side / 8;
        const at = (file, rank) =>
            Qt.point(board.boardX + (file + 0.5) * unit, board.boardY + (7 - rank + 0.5) * unit);
        mouseClick(board, at(5, 0).x, at(5, 0).y);
        mouseClick(board, at(2, 3).x, at(2, 3).y);
        ended();
        verify(test.ask.moveText.endsWith("Bc4"), test.ask.moveText);
        compare(test.game.fen, before);
    }
    function test_keys_ask_and_lead_back() {
        play(["e2e4"]);
        keyClick(Qt.Key_X);
        compare(test.ask.question, Ask.Threat);
        ended();
        keyClick(Qt.Key_Escape);
        compare(test.ask.question, Ask.None);
        keyClick("8");
        compare(test.ask.question, Ask.Levels);
        mouseClick(part("askBack"));
        compare(test.ask.question, Ask.None);
        keyClick(Qt.Key_Escape);
        compare(test.ask.open, false);
        verify(part("movesPanel").visible);
        compare(part("askPanel").visible, false);
        keyClick(Qt.Key_Q);
        compare(test.ask.open, true);
        mouseClick(part("askClose"));
        compare(test.ask.open, false);
    }
    function test_a_line_is_walked_on_the_board() {
        play(["e2e4", "e7e5"]);
        test.ask.ask(Ask.Reach);
        ended();
        const board = findChild(test.win, "board");
        const start = board.placement;
        mouseClick(part("walkForward"));
        compare(test.ask.ply, 1);
        verify(board.placement !== start);
        mouseClick(part("walkEnd"));
        compare(test.ask.ply, test.ask.lineLength);
        grab("ask-walked");
        mouseClick(part("walkStart"));
        compare(board.placement, start);
        mouseClick(part("askRow-1"));
        compare(test.ask.row, 1);
        compare(test.ask.ply, 1);
    }
    function test_the_right_button_opens_the_board_s_menu() {
        play(["e2e4", "e7e5"]);
        const board = findChild(test.win, "board");
        const unit = board.side / 8;
        mouseClick(board, board.boardX + 4.5 * unit, board.boardY + 4.5 * unit, Qt.RightButton);
        const menuItem = name => findChild(test.win, name);
        tryVerify(() => menuItem("boardThreat") && menuItem("boardThreat").visible);
        grab("ask-board-menu");
        mouseClick(menuItem("boardCircle"));
        compare(board.userArrows.length, 1);
        compare(board.userArrows[0].from, "e4");
        mouseClick(board, board.boardX + 4.5 * unit, board.boardY + 4.5 * unit, Qt.RightButton);
        tryVerify(() => menuItem("boardThreat").visible);
        mouseClick(menuItem("boardThreat"));
        compare(test.ask.question, Ask.Threat);
        // With a modifier the circle is drawn at once.
        mouseClick(board, board.boardX + 3.5 * unit, board.boardY + 4.5 * unit, Qt.RightButton,
            Qt.ShiftModifier);
        tryVerify(() => board.userArrows.some(mark => mark.from === "d4" && mark.kind === ArrowLayer.Red));
    }
    function test_kept_marks_are_removed_by_the_menu() {
        play(["e2e4"]);
        test.app.annotation.toggleMark("e4", "e4", ArrowLayer.Green);
        const board = findChild(test.win, "board");
        const unit = board.side / 8;
        mouseClick(board, board.boardX + 4.5 * unit, board.boardY + 4.5 * unit, Qt.RightButton);
        const remove = () => findChild(test.win, "boardRemoveMarks");
        tryVerify(() => remove() && remove().visible);
        compare(remove().enabled, true);
        mouseClick(remove());
        compare(test.app.game.board.marks.length, 0);
        compare(test.game.status.canUndoEdit, true, "what was drawn can come back");
    }
    function test_it_fits_every_window_data() {
        return [{ tag: "900x600", width: 900, height: 600 }, { tag: "1366x768", width: 1366, height: 768 },
                { tag: "2560x1440", width: 2560, height: 1440 }];
    }
    function test_it_fits_every_window(data) {
        resize(data.width, data.height);
        play(["e2e4", "e7e5"]);
        keyClick(Qt.Key_Q);
        const panel = part("askPanel");
        verify(panel.visible);
        verify(panel.height >= 240, panel.height);
        grab("ask-list-" + data.tag);
        test.ask.ask(Ask.WhyThis);
        ended();
        grab("ask-answer-" + data.tag);
        mouseClick(part("askClose"));
        verify(!panel.visible);
    }
}
