// A person's mistakes as exercises in the real window: from a report, answered, with hints, solved.
import QtQuick
import QtTest
import Plyglass.App
import ".."

ProgramCase {
    id: test
    name: "Practice"
    page: "analyse"

    readonly property Practice practice: test.app.practice
    readonly property string scholar: "[White \"Anna\"]\n[Black \"Bert\"]\n\n"
        + "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0"

    function initTestCase() {
        test.app.settings.reduceMotion = true;
        openWindow();
    }
    function makeExercises(game) {
        test.showPage("analyse");
        paste(game);
        test.app.report.thoroughness = 0;
        test.app.report.sides = 2;
        part("analysePage").tab = "report";
        waitForRendering(part("reportView"));
        if (!test.app.report.complete)
            test.app.report.make();
        tryCompare(test.app.report, "complete", true, test.timeoutMs);
        tryCompare(test.app.report, "running", false, test.timeoutMs);
        waitForRendering(part("reportView"));
        click("practise");
        tryCompare(test.win, "page", "lessons");
        tryCompare(test.practice, "asking", true);
        waitForRendering(part("practiceView"));
    }
    function buttonPlaces() {
        return ["practiceNext", "practiceAgain", "practiceHint", "practiceSolution", "practiceForget"].map(
            name => part(name).mapToItem(null, 0, 0)).map(place => `${place.x} ${place.y}`).join(", ");
    }
    function clickMove(from, to) {
        const board = part("practiceBoard");
        for (const name of [from, to]) {
            const unit = board.side / 8;
            const file = name.charCodeAt(0) - 97;
            const rank = parseInt(name[1]) - 1;
            const x = board.flipped ? 7 - file : file;
            const y = board.flipped ? rank : 7 - rank;
            mouseClick(board, board.boardX + (x + 0.5) * unit, board.boardY + (y + 0.5) * unit);
        }
    }

    function test_1_the_empty_page_says_where_exercises_come_from() {
        test.showPage("lessons");
        test.practice.chosen = true;
        verify(find("practiceView") !== null);
        compare(test.practice.count, 0);
        verify(test.practice.waitText.includes("Practise"));
        grab("practice-empty");
    }
    function test_2_a_wrong_answer_is_explained_and_tried_again() {
        makeExercises(test.scholar);
        compare(test.practice.due, 1);
        compare(part("segment2").tip, "Your mistakes: 1 to practise now");
        verify(part("practiceTask").text.includes("3…Nf6"));
        verify(part("practiceTolerance").text.includes("0.3 pawns"));
        const places = buttonPlaces();
        compare(part("practiceBoard").flipped, true);
        grab("practice-asked");
        const field = typeMove("Ke5");
        verify(field.error.length > 0, "an illegal move is no answer");
        compare(test.practice.state, Practice.Asked);
        grab("practice-typed-move");
        keyClick(Qt.Key_Escape);
        typeMove("Nf6");
        compare(field.visible, false);
        tryCompare(test.practice, "state", Practice.Wrong, test.timeoutMs);
        verify(part("practiceVerdict").text.includes("the move of the game"));
        compare(test.practice.board.arrows.length, 1);
        compare(test.practice.board.arrows[0].from, "h5");
        compare(test.practice.board.arrows[0].to, "f7");
        compare(buttonPlaces(), places);
        grab("practice-wrong");
        click("practiceAgain");
        compare(test.practice.state, Practice.Asked);
        click("practiceHint");
        verify(part("practiceVerdict").text.startsWith("Look at the"));
        click("practiceHint");
        grab("practice-hint");
        clickMove("d8", "e7");
        tryVerify(() => test.practice.verdictText.startsWith("So far:"), test.timeoutMs, "an early answer");
        tryCompare(test.practice, "state", Practice.Solved, test.timeoutMs);
        compare(buttonPlaces(), places);
        verify(test.practice.historyText.includes("in 10 minutes"));
        test.app.settings.theme = "light";
        grab("practice-solved");
        click("practiceNext");
        compare(test.practice.asking, false);
        verify(test.practice.waitText.includes("minutes"));
    }
    function test_3_the_same_game_adds_nothing_and_a_forgotten_one_is_gone() {
        test.showPage("analyse");
        test.app.report.practise();
        compare(test.practice.count, 1);
        resize(900, 600);
        test.showPage("lessons");
        grab("practice-small");
    }
    function test_4_the_solution_says_why() {
        makeExercises(test.scholar.replace("Nc6", "Bc5"));
        const places = buttonPlaces();
        click("practiceSolution");
        compare(test.practice.state, Practice.Shown);
        tryVerify(() => test.practice.explanation.includes("3…Nf6"), test.timeoutMs);
        tryVerify(() => !test.practice.explanation.includes("So far"), test.timeoutMs);
        compare(buttonPlaces(), places);
        grab("practice-solution");
    }
    function test_5_what_was_removed_comes_back() {
        makeExercises(test.scholar.replace("Nc6", "d6"));
        const before = test.practice.count;
        const task = part("practiceTask").text;
        click("practiceForget");
        compare(test.practice.count, before - 1);
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        compare(test.practice.count, before);
        compare(part("practiceTask").text, task);
        keyClick(Qt.Key_Z, Qt.ControlModifier | Qt.ShiftModifier);
        compare(test.practice.count, before - 1);
        test.practice.undo();
        compare(test.practice.count, before);
        grab("practice-undone");
    }
}
