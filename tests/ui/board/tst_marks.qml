// Arrows and circles drawn with the right button, and the engine's arrows.
import QtQuick
import QtTest
import Plyglass.Board

Stage {
    id: root

    BoardCase {
        name: "Marks"
        stage: root

        function draw(from, to, modifiers) {
            mousePress(root, root.px(from), root.py(from), Qt.RightButton, modifiers);
            mouseMove(root, root.px(to), root.py(to), -1, Qt.RightButton, modifiers);
            mouseRelease(root, root.px(to), root.py(to), Qt.RightButton, modifiers);
        }

        function test_the_right_button_draws_an_arrow_and_erases_it() {
            draw("e2", "e4", Qt.NoModifier);
            compare(root.board.userArrows, [{from: "e2", to: "e4", kind: ArrowLayer.Green}]);
            draw("e2", "e4", Qt.NoModifier);
            compare(root.board.userArrows, []);
            compare(root.moves.count, 0);
        }

        SignalSpy {
            id: cancelled
            target: root.board
            signalName: "premoveCancelled"
        }

        function test_a_premove_is_marked_and_the_right_button_gives_it_up() {
            cancelled.clear();
            root.change({ premove: ["e2", "e4"] });
            for (const square of ["e2", "e4"]) {
                const found = helper.findItem(root, item => item.objectName === "premoveMark"
                    && item.modelData === square);
                verify(found, square + " is marked");
                const centre = found.mapToItem(root, found.width / 2, found.height / 2);
                verify(Math.abs(centre.x - root.px(square)) < 1
                    && Math.abs(centre.y - root.py(square)) < 1, square);
            }
            draw("d5", "d5", Qt.NoModifier);
            compare(cancelled.count, 1);
            compare(root.board.userArrows, [], "it does not draw at the same time");
            root.change({ premove: [] });
            draw("d5", "d5", Qt.NoModifier);
            compare(cancelled.count, 1);
        }

        function test_a_right_click_draws_a_circle() {
            draw("d5", "d5", Qt.NoModifier);
            compare(root.board.userArrows, [{from: "d5", to: "d5", kind: ArrowLayer.Green}]);
        }

        function test_modifiers_choose_the_colour_data() {
            return [{tag: "shift", keys: Qt.ShiftModifier, kind: ArrowLayer.Red},
                    {tag: "control", keys: Qt.ControlModifier, kind: ArrowLayer.Red},
                    {tag: "alt", keys: Qt.AltModifier, kind: ArrowLayer.Blue},
                    {tag: "shift and alt", keys: Qt.ShiftModifier | Qt.AltModifier, kind: ArrowLayer.Yellow}];
        }

        function test_modifiers_choose_the_colour(data) {
            draw("e2", "e4", data.keys);
            compare(root.board.userArrows, [{from: "e2", to: "e4", kind: data.kind}]);
        }

        function test_another_colour_recolours() {
            draw("e2", "e4", Qt.NoModifier);
            draw("e2", "e4", Qt.AltModifier);
            compare(root.board.userArrows, [{from: "e2", to: "e4", kind: ArrowLayer.Blue}]);
        }

        function test_arrows_snap_to_lines_and_jumps() {
            draw("a1", "b8", Qt.NoModifier);
            compare(root.board.userArrows[0].from, "a1");
            compare(root.board.userArrows[0].to, "a8");
            draw("b1", "c3", Qt.NoModifier);
            compare(root.board.userArrows[1].to, "c3");
        }

        function test_a_left_click_on_an_empty_square_clears_them() {
            draw("e2", "e4", Qt.NoModifier);
            click("e5");
            compare(root.board.userArrows, []);
        }

        function test_another_position_clears_them() {
            draw("e2", "e4", Qt.NoModifier);
            root.show("8/8/8/8/8/8/8/8", [], "none");
            compare(root.board.userArrows, []);
        }

        function test_the_right_button_gives_up_a_drag() {
            pressOn("e2");
            carryTo("e4");
            mousePress(root, root.px("e4"), root.py("e4"), Qt.RightButton);
            verify(!root.board.dragging);
            mouseRelease(root, root.px("e4"), root.py("e4"), Qt.RightButton);
            mouseRelease(root, root.px("e4"), root.py("e4"), Qt.LeftButton);
            compare(root.moves.count, 0);
            compare(root.board.userArrows, []);
        }

        function test_engine_arrows_are_drawn_and_go() {
            root.show("8/8/8/8/8/8/8/8", [], "none");
            const x = Math.round(root.px("e4"));
            const y = Math.round(root.py("e4"));
            const plain = grabImage(root).pixel(x, y);
            root.change({ arrows: [{from: "e2", to: "e6", kind: ArrowLayer.Best}] });
            verify(grabImage(root).pixel(x, y) !== plain);
            root.change({ arrows: [] });
            compare(grabImage(root).pixel(x, y), plain);
        }

        function test_an_arrow_to_nowhere_is_refused() {
            const before = helper.warnings();
            ignoreWarning(/cannot draw an arrow/);
            root.change({ arrows: [{from: "e2", to: "z9", kind: ArrowLayer.Best}] });
            helper.forgive(helper.warnings() - before);
        }
    }
}
