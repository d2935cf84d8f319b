// Sizes of the board, the evaluation bar, the picture of a piece, and the time of a frame.
import QtQuick
import QtTest
import Plyglass.Board

Stage {
    id: root

    EvalBar {
        id: bar
        width: 22
        height: 200
        reduceMotion: true
    }
    BoardTheme { id: colours }
    PieceImage {
        id: glyph
        x: 30
        width: 18
        height: 18
        set: "glyph"
    }

    BoardCase {
        name: "Parts"
        stage: root

        function test_the_board_is_a_multiple_of_eight_pixels_and_centred() {
            for (const size of [480, 483, 487, 500, 501.5]) {
                root.board.anchors.fill = undefined;
                root.board.width = size;
                root.board.height = size + 13;
                compare(root.board.side % 8, 0);
                verify(size - root.board.side < 8);
                compare(root.board.boardX % 1, 0);
                compare(root.board.boardY % 1, 0);
            }
            root.board.anchors.fill = root;
        }

        function luminance(color) {
            const part = (c) => c <= 0.03928 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4);
            return 0.2126 * part(color.r) + 0.7152 * part(color.g) + 0.0722 * part(color.b);
        }
        function contrast(a, b) {
            const one = luminance(a), other = luminance(b);
            return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
        }
        function test_coordinates_have_enough_contrast_on_every_board() {
            for (const name of ["glass", "walnut", "paper"]) {
                colours.name = name;
                compare(colours.name, name);
                for (const part of ["light", "dark", "coordinateOnLight", "coordinateOnDark", "lastMove",
                                    "selected", "legalDot"])
                    verify(colours[part].a > 0, name + " " + part);
                verify(contrast(colours.coordinateOnLight, colours.light) >= 4.5, name);
                verify(contrast(colours.coordinateOnDark, colours.dark) >= 4.5, name);
            }
            colours.name = "glass";
            fuzzyCompare(colours.lastMove.a, 0.36, 0.01);
        }
        function test_corners_are_round_and_squares_have_their_colours() {
            root.show("8/8/8/8/8/8/8/8", [], "none");
            const image = grabImage(root.board);
            const x = root.board.boardX;
            const y = root.board.boardY;
            compare(image.pixel(x + 30, y + 30), "#d3dee4");
            compare(image.pixel(x + 30 + root.board.side / 8, y + 30), "#7e9bab");
            verify(image.pixel(x, y) !== image.pixel(x + 30, y + 30));
            root.board.theme.name = "walnut";
            compare(grabImage(root.board).pixel(x + 30, y + 30), "#ead5b0");
            root.board.theme.name = "glass";
        }

        function test_an_unknown_theme_is_refused() {
            const before = helper.warnings();
            ignoreWarning(/no board theme/);
            root.board.theme.name = "marble";
            compare(root.board.theme.name, "glass");
            helper.forgive(helper.warnings() - before);
        }

        function test_the_bar_shows_whites_share_on_whites_side() {
            bar.whiteShare = 0.75;
            bar.text = "1.2";
            wait(300);
            let image = grabImage(bar);
            compare(image.pixel(11, 60), "#e4eaee");
            compare(image.pixel(11, 40), "#2a333c");
            bar.flipped = true;
            image = grabImage(bar);
            compare(image.pixel(11, 140), "#e4eaee");
            compare(image.pixel(11, 160), "#2a333c");
            bar.flipped = false;
        }

        function test_the_bar_changes_at_most_four_times_a_second() {
            wait(300);
            let changes = 0;
            const count = () => changes += 1;
            bar.shownTextChanged.connect(count);
            const start = Date.now();
            for (let i = 0; Date.now() - start < 900; ++i) {
                bar.text = String(i);
                wait(10);
            }
            const last = bar.text;
            tryCompare(bar, "shownText", last, 1000);
            bar.shownTextChanged.disconnect(count);
            verify(changes <= 6, "changed " + changes + " times");
        }

        function test_a_piece_that_is_not_there_shows_nothing() {
            glyph.piece = "N";
            compare(grabImage(glyph).width, 18);
            const before = helper.warnings();
            ignoreWarning(/no drawing of the piece/);
            glyph.piece = "X";
            grabImage(glyph);
            helper.forgive(helper.warnings() - before);
            glyph.piece = "";
        }

        function test_a_frame_is_painted_in_a_few_milliseconds() {
            root.board.userArrows = [{from: "e2", to: "e4", kind: ArrowLayer.Green}];
            helper.frameMs(root);
            let total = 0;
            const rounds = 20;
            for (let i = 0; i < rounds; ++i) {
                click(i % 2 ? "e2" : "g1");
                total += helper.frameMs(root);
            }
            console.info("a frame with new marks, painted whole and read back: "
                + (total / rounds).toFixed(2) + " ms");
            verify(total / rounds < 60);
        }
    }
}
