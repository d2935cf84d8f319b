// The chess lessons in the real window: tasks solved by clicks, a wrong try, hints, keys, and what is kept.
import QtQuick
import QtTest
import Plyglass.App
import Plyglass.Board
import Plyglass.Controls
import ".."

ProgramCase {
    id: test
    name: "LearnChess"
    page: "lessons"

    readonly property ChessLessons lessons: test.app.lessons.chess
    readonly property ChessTask task: test.lessons.task

    function prepare() {
        test.app.settings.reduceMotion = true;
        test.app.lessons.engineChosen = false;
        test.app.practice.chosen = false;
        waitForRendering(part("lessonBoard"));
    }
    // Opens a lesson at its first task, without what was done before.
    function openLesson(title) {
        for (let i = 0; test.lessons.title !== title && i < test.lessons.course.count; ++i)
            test.lessons.open(i);
        compare(test.lessons.title, title);
        test.lessons.startAgain();
        waitForRendering(part("lessonBoard"));
    }
    // The task whose queen mates on h7, and whose bishop does not.
    function openMate() {
        openLesson("Mate in one");
        test.lessons.next();
        compare(placeOfTask(), 2);
    }
    function placeOfTask() {
        return Number(test.lessons.taskText.split(" ")[0]);
    }
    function clickSquare(name) {
        const board = part("lessonBoard");
        const unit = board.side / 8;
        const file = name.charCodeAt(0) - 97;
        const rank = parseInt(name[1]) - 1;
        mouseClick(board, board.boardX + ((board.flipped ? 7 - file : file) + 0.5) * unit,
                   board.boardY + ((board.flipped ? rank : 7 - rank) + 0.5) * unit);
    }
    function clickMove(from, to) {
        clickSquare(from);
        clickSquare(to);
    }
    function mate() {
        clickMove("h5", "h7");
        tryCompare(test.task, "state", ChessTask.Solved, test.timeoutMs);
    }
    function tryWrongly() {
        clickMove("d3", "h7");
        tryCompare(test.task, "state", ChessTask.Wrong, test.timeoutMs);
    }

    function isJudged() {
        return test.task.state === ChessTask.Solved || test.task.state === ChessTask.Wrong;
    }
    // By the steps of the hint, or one answer after the other.
    function solve() {
        for (let choice = 0; choice < test.task.choices.count; ++choice) {
            click("choice" + choice);
            tryVerify(isJudged, test.timeoutMs);
            if (test.task.state === ChessTask.Solved)
                return;
            click("replyAgain");
        }
        if (test.task.takesMoves) {
            showHints(3);
            const move = test.task.board.arrows[0];
            clickMove(move.from, move.to);
        } else {
            const wanted = () => Number((/\d+/.exec(test.task.replyText) ?? ["0"])[0]);
            tryVerify(() => wanted() > 0, test.timeoutMs);
            for (let left = wanted(); left > 0; --left) {
                showHints(1);
                clickSquare(test.task.board.arrows.find(arrow => arrow.kind === ArrowLayer.Hint).to);
            }
            click("replyCheck");
        }
        tryCompare(test.task, "state", ChessTask.Solved, test.timeoutMs);
    }
    function showHints(steps) {
        ScreenReader.text = "";
        for (let step = 1; step <= steps; ++step) {
            keyClick(Qt.Key_H);
            tryVerify(() => ScreenReader.text.startsWith(`Hint ${step} of ${steps}: `), test.timeoutMs);
        }
    }

    function test_1_the_page_has_three_parts() {
        for (const [segment, name] of [[1, "lesson0"], [2, "practiceView"], [0, "lessonBoard"]]) {
            part("lessonSegments").choose(segment, Qt.TabFocusReason);
            tryVerify(() => find(name) !== null, 5000, name);
        }
        compare(part("railLessons").text, "Learn chess");
        compare(part("railLearning").text, "Networks");
    }
    function test_2_a_wrong_try_stays_and_is_tried_again() {
        openMate();
        grab("learn-asked");
        tryWrongly();
        compare(part("lessonBoard").pieceAt("h7"), "wB");
        verify(part("triedBadge").visible);
        verify(!part("triedBadge").good);
        compare(test.task.board.arrows[0].to, "h8");
        compare(test.task.questions.count, 3);
        verify(ScreenReader.text.startsWith("Wrong: "), ScreenReader.text);
        compare(find("replyNext"), null);
        grab("learn-wrong");
        test.app.settings.theme = "light";
        grab("learn-wrong-light");
        click("replyAgain");
        compare(test.task.state, ChessTask.Asked);
        compare(part("lessonBoard").pieceAt("d3"), "wB");
        mate();
        verify(part("triedBadge").good);
        grab("learn-solved-light");
        click("replyNext");
        compare(test.task.state, ChessTask.Asked);
        compare(placeOfTask(), 3);
    }
    function test_3_hints_come_step_by_step() {
        openMate();
        click("showHint");
        tryVerify(() => ScreenReader.text.startsWith("Hint 1 of 3: "), test.timeoutMs);
        compare(test.task.board.arrows[0].from, "h5");
        grab("learn-hint-1");
        keyClick(Qt.Key_H);
        compare(test.task.board.arrows.length, 2);
        grab("learn-hint-2");
        keyClick(Qt.Key_H);
        compare(test.task.board.arrows[0].to, "h7");
        compare(find("showHint"), null);
        grab("learn-hint-3");
        mate();
    }
    function test_4_everything_goes_by_keys() {
        openMate();
        part("lessonsPage").forceActiveFocus();
        keyClick(Qt.Key_N);
        compare(placeOfTask(), 2, "N waits for the answer");
        typeMove("Bh7");
        tryCompare(test.task, "state", ChessTask.Wrong, test.timeoutMs);
        keyClick(Qt.Key_T);
        compare(test.task.state, ChessTask.Asked);
        typeMove("Qh7");
        tryCompare(test.task, "state", ChessTask.Solved, test.timeoutMs);
        keyClick(Qt.Key_N);
        compare(placeOfTask(), 3);
        keyClick(Qt.Key_Left);
        compare(placeOfTask(), 2);
        keyClick(Qt.Key_Right);
        compare(placeOfTask(), 3);
        // On the board the arrows move its cursor.
        const board = part("lessonBoard");
        board.forceActiveFocus(Qt.TabFocusReason);
        const square = board.cursorSquare;
        keyClick(Qt.Key_Left);
        verify(board.cursorSquare !== square);
        compare(placeOfTask(), 3);
    }
    function test_5_squares_are_marked_by_clicks() {
        openLesson("How the pieces move");
        tryVerify(() => test.task.replyText.includes("squares"), test.timeoutMs);
        for (const square of ["a2", "a3", "h8"])
            clickSquare(square);
        click("replyCheck");
        tryCompare(test.task, "state", ChessTask.Wrong, test.timeoutMs);
        grab("learn-squares-wrong");
        click("replyAgain");
        for (const square of ["b1", "c1", "d1"])
            clickSquare(square);
        click("replyCheck");
        tryCompare(test.task, "state", ChessTask.Solved, test.timeoutMs);
        grab("learn-squares");
    }
    function test_6_the_end_says_what_was_learnt() {
        openLesson("Mate in one");
        const count = test.lessons.pips.count;
        for (let i = 0; i < count; ++i) {
            solve();
            keyClick(Qt.Key_N);
        }
        compare(test.lessons.ended, true);
        verify(part("lessonEnd").visible);
        verify(part("learntText").text.length > 0);
        grab("learn-end");
        const before = test.lessons.index;
        click("nextChessLesson");
        compare(test.lessons.index, before + 1);
        compare(test.lessons.ended, false);
    }
    function test_7_the_computer_card_leads_to_the_other_lessons() {
        openMate();
        verify(part("computerText").text.includes("moves of White"));
        click("toHowItThinks");
        tryVerify(() => find("lesson0") !== null);
        compare(part("lessonSegments").currentIndex, 1);
    }
    function test_8_small_windows_have_everything() {
        openMate();
        for (const size of [[900, 600], [1024, 700], [1366, 768], [1920, 1080]]) {
            resize(size[0], size[1]);
            wait(100);
            compare(find("chessLesson0") !== null, size[0] >= 1200);
            compare(find("lessonChoice") !== null, size[0] < 1200);
            tryWrongly();
            grab("learn-" + size.join("x") + "-wrong");
            const column = part("lessonColumn");
            verify(column.width <= test.win.width);
            click("replyAgain");
            mate();
            grab("learn-" + size.join("x") + "-solved");
            test.lessons.startAgain();
            test.lessons.next();
        }
    }
    function test_9_what_is_done_is_kept() {
        openMate();
        mate();
        const row = () => part("chessLesson" + test.lessons.index);
        tryVerify(() => row().progressText.startsWith("1 of "), test.timeoutMs);
        verify(row().Accessible.name.includes("Mate in one"));
        cleanupTestCase();
        harness.restart();
        // Warnings of items that still refer to the ended program.
        harness.takeWarnings();
        openWindow();
        test.showPage("lessons");
        waitForRendering(part("lessonBoard"));
        compare(test.lessons.title, "Mate in one");
        compare(row().progressText.startsWith("1 of "), true);
        compare(placeOfTask(), 1, "the first one that is left");
    }
}
