// Maps of eight by eight squares: places, colours, and unknown values.
import QtQuick
import QtTest
import Plyglass.Charts
import Plyglass.Controls

Item {
    width: 400
    height: 300

    HeatGrid {
        id: grid
        width: 170
        height: implicitHeight
        lessColor: "#ff0000"
        middleColor: "#808080"
        moreColor: "#0000ff"
        unknownColor: "#ffff00"
    }

    TestCase {
        name: "HeatGrid"
        when: windowShown

        function filled(maps, value) {
            return Array.from({ length: 64 * maps }, () => value);
        }
        function init() {
            grid.columns = 1;
            grid.gap = 0;
            grid.values = filled(1, 0);
        }
        function test_squares_are_whole_pixels_and_the_height_follows() {
            compare(grid.cell, 21);
            compare(grid.implicitHeight, 168);
            grid.columns = 2;
            grid.gap = 10;
            grid.values = filled(3, 0);
            compare(grid.cell, 10);
            compare(grid.implicitHeight, 2 * 80 + 10);
            grid.values = [];
            compare(grid.implicitHeight, 0);
        }
        function test_a_value_is_a_colour_between_less_and_more() {
            const values = filled(1, 0);
            values[0] = -1;
            values[7] = 1;
            values[56] = 2;
            values[63] = 0.5;
            grid.values = values;
            const image = grabImage(grid);
            const at = (file, row) => image.pixel(file * 21 + 10, row * 21 + 10);
            compare(at(0, 0), Qt.color("#ff0000"));
            compare(at(7, 0), Qt.color("#0000ff"));
            compare(at(0, 7), Qt.color("#ffff00"));
            compare(at(3, 3), Qt.color("#808080"));
            verify(at(7, 7).b > 0.7 && at(7, 7).b < 0.8, "half way: " + at(7, 7));
        }
    }
}
