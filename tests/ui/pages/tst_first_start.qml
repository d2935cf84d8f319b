// What a person sees who starts the program for the first time: the first position, no clock, zeros.
import QtQuick
import QtTest

WindowCase {
    id: test
    name: "FirstStart"

    function test_a_first_start_shows_an_empty_list_and_zeros() {
        const game = test.mock.game;
        game.showStart();
        test.mock.thinking.showEmpty();
        test.mock.clock.enabled = false;
        resize(1440, 900);
        wait(400);
        grab("first-start");
        compare(part("moveList").count, 0);
        resize(900, 600);
        wait(100);
        grab("first-start-900");
        part("playPage").tab = "techniques";
        wait(100);
        grab("techniques-900");
        const stepper = part("playerQuiescence");
        const right = stepper.mapToItem(part("tabsPanel"), stepper.width, 0).x;
        verify(right <= part("tabsPanel").width - 4, "the steppers fit: " + right);
        part("playPage").tab = "moves";
        wait(100);
        grab("moves-900");
    }
}
