// Charts with no, one and many points; their pointer and key handling.
import QtQuick
import QtTest
import Plyglass.Charts
import Plyglass.Controls

Rectangle {
    id: page
    width: 500
    height: 500
    color: Theme.bg1

    LogChart { id: chart; width: 300; height: 160 }
    StackedBar { id: bar; y: 180; width: 200; height: 8 }
    EvalGraph { id: graph; y: 200; width: 300; height: 100 }

    ListModel { id: figures }
    PairChart {
        id: pairs
        y: 310
        width: 400
        height: 140
        model: figures
        firstName: "published"
        secondName: "here"
        emptyText: "nothing to draw"
    }

    SeriesChart {
        id: series
        x: 310
        width: 180
        height: 160
        model: oneLine
        logarithmic: false
        choosable: true
        columnName: "Generation"
        firstColumn: 0
        emptyText: "nothing to draw"
    }

    SignalSpy { id: clicks; target: graph; signalName: "plyClicked" }
    SignalSpy { id: choices; target: series; signalName: "chosen" }

    TestCase {
        name: "Charts"
        when: windowShown

        function init() {
            chart.values = [];
            chart.compare = [];
            chart.previous = [];
            graph.values = [];
            graph.currentPly = -1;
            figures.clear();
            oneLine.values = [];
            mouseMove(page, 490, 490);
            clicks.clear();
            choices.clear();
        }
        /// Waits for the throttled redraw and takes a picture.
        function picture(item) {
            wait(320);
            return grabImage(item);
        }
        function countOf(image, color) {
            let count = 0;
            for (let x = 0; x < image.width; ++x)
                for (let y = 0; y < image.height; ++y)
                    count += Math.abs(image.red(x, y) - color.r * 255)
                        + Math.abs(image.green(x, y) - color.g * 255)
                        + Math.abs(image.blue(x, y) - color.b * 255) < 30 ? 1 : 0;
            return count;
        }

        function test_an_empty_log_chart_has_a_sentence_and_no_line() {
            const image = picture(chart);
            compare(countOf(image, Theme.s1), 0);
            verify(countOf(image, Theme.t3) > 20);
            compare(chart.columnAt(100), -1);
            compare(chart.describe(0), "");
        }
        function test_one_point_is_a_mark() {
            chart.values = [20];
            verify(countOf(picture(chart), Theme.s1) > 10);
            compare(chart.columnAt(299), 0);
        }
        function test_many_points_are_a_line_and_zeros_are_left_out() {
            chart.values = [20, 400, 0, 8900, 197281];
            verify(countOf(picture(chart), Theme.s1) > 100);
            compare(chart.columns, 5);
            compare(chart.describe(2), "");
            compare(chart.describe(4), "Depth 5: 197\u202F281");
        }
        function test_a_reference_out_of_all_proportion_leaves_the_scale_alone() {
            chart.values = [20, 400, 8900];
            const alone = countOf(picture(chart), Theme.s1);
            chart.compare = [20, 1e9, 1e30];
            fuzzyCompare(countOf(picture(chart), Theme.s1), alone, alone * 0.2);
            verify(chart.describe(2).includes("no cuts"));
        }
        function test_the_pointer_and_the_keys_choose_a_column() {
            chart.values = [20, 400, 8900];
            mouseMove(chart, 298, 60);
            tryCompare(chart, "cursor", 2);
            mouseMove(page, 490, 490);
            tryCompare(chart, "cursor", -1);
            chart.forceActiveFocus(Qt.TabFocusReason);
            compare(chart.cursor, 2);
            keyClick(Qt.Key_Left);
            compare(chart.cursor, 1);
            verify(chart.describe(1).includes("400"));
            chart.focus = false;
        }
        function test_columns_can_have_texts() {
            oneLine.values = [20, 400, 8900];
            wait(320);
            compare(series.describe(1).slice(0, 12), "Generation 1");
            const numbered = picture(series);
            series.columnTexts = ["1 May", "2 May", "9 May"];
            compare(series.describe(1).slice(0, 16), "Generation 2 May");
            verify(!picture(series).equals(numbered));
            series.columnTexts = [];
        }
        function test_shares_fill_the_bar() {
            bar.shares = [1, 0, 1];
            const image = picture(bar);
            compare(image.pixel(50, 4), Theme.s1);
            compare(image.pixel(150, 4), Theme.s3);
            bar.shares = [];
            compare(picture(bar).pixel(50, 4), Theme.bg3);
            bar.shares = [1000000, 1, 1];
            compare(picture(bar).pixel(20, 4), Theme.s1);
        }
        function test_the_score_graph_asks_for_the_ply_under_the_pointer() {
            graph.values = [50, 53, 56, 32, 86];
            mouseClick(graph, 1, 50);
            compare(clicks.signalArguments[0][0], 0);
            mouseClick(graph, 299, 50);
            compare(clicks.signalArguments[1][0], 4);
            graph.currentPly = 2;
            graph.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Right);
            compare(clicks.signalArguments[2][0], 3);
        }
        function test_pairs_lie_on_one_axis_and_tell_their_numbers() {
            figures.append({ label: "minimax", first: 43886, second: 43886,
                             firstText: "43 886", secondText: "43 886" });
            figures.append({ label: "alpha-beta", first: 16855, second: 5022,
                             firstText: "16 855", secondText: "5 022" });
            pairs.logarithmic = true;
            compare(pairs.rows, 2);
            const image = picture(pairs);
            verify(countOf(image, Theme.series[0]) > 10, "ours are drawn");
            verify(countOf(image, Theme.series[1]) > 10, "the published ones are drawn");
            compare(pairs.describe(1), "alpha-beta: published 16 855, here 5 022");
            pairs.forceActiveFocus(Qt.TabFocusReason);
            compare(pairs.cursor, 0);
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Down);
            compare(pairs.cursor, 1);
            verify(pairs.summary.includes("5 022"));
            compare(pairs.rowAt(0), -1);
        }
        function test_a_line_with_room_behind_it_is_told_by_its_last_point() {
            oneLine.values = [100, 200, NaN, 300, NaN, NaN];
            compare(series.columns, 6);
            compare(series.lastColumn, 3);
            verify(series.summary.startsWith("Generation 3: Elo "), series.summary);
            series.forceActiveFocus(Qt.TabFocusReason);
            compare(series.cursor, 3);
            keyClick(Qt.Key_Return);
            compare(choices.signalArguments[0][0], 3);
            keyClick(Qt.Key_Left);
            keyClick(Qt.Key_Left);
            verify(series.summary.startsWith("Generation 1: Elo "), series.summary);
            keyClick(Qt.Key_Right);
            compare(series.cursor, 2);
            compare(series.summary, "Generation 2: –");
            series.focus = false;
        }
        function test_a_line_without_a_point_is_empty() {
            oneLine.values = [NaN, NaN];
            compare(series.lastColumn, -1);
            compare(series.summary, "nothing to draw");
            series.forceActiveFocus(Qt.TabFocusReason);
            compare(series.cursor, 0);
            series.focus = false;
        }
        function test_pairs_below_zero_are_drawn_on_a_plain_axis() {
            pairs.logarithmic = false;
            figures.append({ label: "utility", first: -1.25, second: -1.25,
                             firstText: "−1.25", secondText: "−1.25" });
            verify(countOf(picture(pairs), Theme.series[1]) > 10);
        }
        function test_a_chart_of_no_pairs_says_so() {
            compare(pairs.rows, 0);
            compare(pairs.summary, "nothing to draw");
            verify(countOf(picture(pairs), Theme.t3) > 10);
        }
        function test_an_empty_score_graph_asks_for_nothing() {
            mouseClick(graph, 100, 50);
            compare(clicks.count, 0);
            verify(countOf(picture(graph), Theme.t3) > 10);
        }
        function test_the_score_graph_takes_one_point_and_gaps() {
            graph.values = [30];
            picture(graph);
            graph.values = [30, NaN, 40, 50, NaN, 100000];
            picture(graph);
            graph.currentPly = 1;
            compare(graph.plyAt(150), 3);
        }
        function test_a_better_white_score_lies_higher() {
            graph.values = [400, 400];
            const high = countOf(picture(graph), Theme.bg2);
            graph.values = [-400, -400];
            verify(countOf(picture(graph), Theme.bg2) > high);
        }
    }
}
