// The first start of the program: the start position, no clock, zeros.
import QtQuick
import ".."

ProgramCase {
    id: test
    name: "FirstStart"

    function test_a_first_start_shows_an_empty_list_and_zeros() {
        wait(400);
        grab("first-start");
        compare(part("moveList").count, 0);
        compare(test.app.thinking.nodesText, "0");
        compare(test.app.clock.enabled, false);
        resize(900, 600);
        grab("first-start-900");
        part("playPage").tab = "techniques";
        grab("techniques-900");
        const stepper = part("playerQuiescence");
        const right = stepper.mapToItem(part("tabsPanel"), stepper.width, 0).x;
        verify(right <= part("tabsPanel").width - 4, "the steppers fit: " + right);
        part("playPage").tab = "moves";
        grab("moves-900");
    }
}
