// All lessons about the engine from start to end in the window: by "Show me", and one by hand, with switch,
// stepper and button.
import QtQuick
import Plyglass.App
import ".."

ProgramCase {
    id: test
    name: "Lessons"
    page: "lessons"
    windowSize: Qt.size(1280, 900)

    readonly property Lessons lessons: test.app.lessons

    function prepare() {
        test.app.practice.chosen = false;
        test.app.lessons.engineChosen = true;
        tryVerify(() => part("lesson7").y > part("lesson1").y && part("lesson1").y > 0, 5000,
                  "the list is laid out");
    }

    function search() {
        const before = test.lessons.runs.rowCount();
        click("lessonSearch");
        tryVerify(() => !test.lessons.running && test.lessons.runs.rowCount() === before + 1, test.timeoutMs);
    }
    function stateOf(step) {
        return part("step" + step).stepState;
    }
    function showMeOf(step) {
        return below(part("step" + step), "showMe", false);
    }

    function test_every_lesson_runs_from_start_to_end_data() {
        const rows = [];
        for (let i = 0; i < 8; ++i)
            rows.push({ tag: String(i + 1), lesson: i });
        return rows;
    }
    function test_every_lesson_runs_from_start_to_end(data) {
        click("lesson" + data.lesson);
        compare(test.lessons.index, data.lesson);
        // Searches of earlier tests are still listed.
        test.lessons.startAgain();
        verify(!test.lessons.finished);
        const steps = test.lessons.steps.rowCount();
        for (let step = 0; step < steps; ++step) {
            compare(stateOf(step), LessonState.Current);
            while (stateOf(step) === LessonState.Current) {
                verify(!test.lessons.finished);
                const before = test.lessons.runs.rowCount();
                const button = showMeOf(step);
                tryCompare(button, "enabled", true);
                // Two clicks at one place in quick succession would be a double click.
                button.forceActiveFocus();
                keyClick(Qt.Key_Return);
                tryVerify(() => !test.lessons.running && test.lessons.runs.rowCount() === before + 1,
                          test.timeoutMs);
            }
            compare(stateOf(step), LessonState.Done);
            verify(part("step" + step).remark.length > 0);
        }
        verify(test.lessons.finished);
        verify(part("lessonFinished").visible);
        verify(part("lesson" + data.lesson).finished);
    }
    function test_a_person_does_it_with_switch_and_stepper() {
        click("lesson1");
        compare(stateOf(0), LessonState.Current);
        search();
        compare(stateOf(0), LessonState.Done);
        compare(stateOf(1), LessonState.Current);
        search();
        compare(stateOf(1), LessonState.Current, "the same search again is not what was asked for");
        click("switch-alpha-beta");
        search();
        compare(stateOf(1), LessonState.Done);
        compare(stateOf(2), LessonState.Current);
        test.lessons.depth = 5;
        search();
        verify(test.lessons.finished);
        click("nextLesson");
        compare(test.lessons.index, 2);
        compare(test.lessons.runs.rowCount(), 0);
    }
    function test_a_search_can_be_stopped_and_leaves_nothing_behind() {
        click("lesson6");
        click("switch-null-move");
        click("lessonSearch");
        tryVerify(() => test.lessons.running || test.lessons.runs.rowCount() === 1, test.timeoutMs);
        test.lessons.stop();
        verify(!test.lessons.running);
        const runs = test.lessons.runs.rowCount();
        wait(200);
        compare(test.lessons.runs.rowCount(), runs);
        test.showPage("play");
        test.showPage("lessons");
        tryVerify(() => findChild(test.win, "lessonsPage") !== null);
        compare(test.lessons.index, 6);
    }
    function test_narrow_windows_choose_from_a_box() {
        verify(find("lesson0") !== null);
        resize(900, 600);
        verify(find("lesson0") === null);
    }
}
