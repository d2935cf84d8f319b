// The theme: colours, reduced motion, text scale, and numbers of fixed width.
import QtQuick
import QtTest
import Plyglass.Controls

Rectangle {
    id: page
    width: 400
    height: 300
    color: Theme.bg1

    AppText { id: text; text: "Laboratory" }
    AppText {
        id: paragraph
        y: 40
        width: 120
        wrapMode: Text.Wrap
        text: "A sentence that needs more than one line."
    }
    NumberText { id: number; y: 120; text: "1111" }
    NumberText { id: reserved; y: 140; text: "1"; reserve: "8\u202F888"; alignRight: true }
    Icon { id: icon; y: 180; name: "play"; color: Theme.acc }

    TestCase {
        name: "Theme"
        when: windowShown

        function cleanup() {
            Theme.dark = true;
            Theme.highContrast = false;
            Theme.reduceMotion = false;
            Theme.textScale = 1;
        }

        function test_colours_switch_with_the_theme() {
            Theme.dark = true;
            compare(Theme.bg1, "#151a20");
            compare(text.color, Theme.t1);
            Theme.dark = false;
            compare(Theme.bg1, "#fbfcfc");
            compare(text.color, "#161c22");
        }
        function luminance(color) {
            const part = (c) => c <= 0.03928 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4);
            return 0.2126 * part(color.r) + 0.7152 * part(color.g) + 0.0722 * part(color.b);
        }
        function contrast(a, b) {
            const one = luminance(a), other = luminance(b);
            return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
        }
        function test_text_has_enough_contrast_on_every_ground() {
            for (const dark of [true, false]) {
                Theme.dark = dark;
                for (const ground of [Theme.bg0, Theme.bg1, Theme.bg2])
                    for (const ink of [Theme.t1, Theme.t2, Theme.t3, Theme.acc, Theme.good, Theme.bad,
                                       Theme.warn, Theme.mate])
                        verify(contrast(ink, ground) >= 4.5, ink + " on " + ground);
                for (const tone of ["acc", "good", "bad", "warn", "mate", "neutral"])
                    verify(contrast(Theme.toneColor(tone), Theme.toneGround(tone)) >= 4.5, tone);
                verify(contrast(Theme.accText, Theme.accFill) >= 4.5);
                for (const series of Theme.series)
                    verify(contrast(series, Theme.bg1) >= 3, series);
            }
        }
        function test_high_contrast_strengthens_lines_and_labels() {
            Theme.highContrast = true;
            compare(Theme.line, Theme.line3);
            compare(Theme.t3, Theme.t2);
            compare(Theme.focusWidth, 3);
        }
        function test_reduced_motion_makes_every_duration_zero() {
            compare(Theme.motionPanel, 180);
            Theme.reduceMotion = true;
            for (const name of ["Hover", "Toggle", "Panel"])
                compare(Theme["motion" + name], 0);
        }
        function test_text_scale_multiplies_text_and_lines() {
            compare(text.implicitHeight, 20);
            Theme.textScale = 1.5;
            compare(text.font.pixelSize, 20);
            compare(text.implicitHeight, 30);
            compare(Theme.scaled(32), 48);
            compare(Theme.space8, 12);
        }
        function test_a_paragraph_has_whole_lines() {
            compare(paragraph.implicitHeight, paragraph.lineCount * 20);
            verify(paragraph.lineCount > 1);
        }
        function test_the_width_of_a_number_does_not_depend_on_its_digits() {
            number.text = "1111";
            const narrow = number.implicitWidth;
            number.text = "8888";
            compare(number.implicitWidth, narrow);
            number.text = "11111";
            verify(number.implicitWidth > narrow);
        }
        function test_a_reserved_width_is_kept_and_the_number_stands_at_its_right() {
            const wide = reserved.implicitWidth;
            reserved.text = "8\u202F888";
            compare(reserved.implicitWidth, wide);
            reserved.text = "1";
            const image = grabImage(reserved);
            let leftmost = image.width;
            for (let x = 0; x < image.width; ++x)
                for (let y = 0; y < image.height; ++y)
                    if (image.red(x, y) > 100 && x < leftmost)
                        leftmost = x;
            verify(leftmost > image.width / 2, leftmost);
        }
        function test_an_icon_is_drawn_in_its_colour() {
            const image = grabImage(icon);
            let painted = 0;
            for (let x = 0; x < image.width; ++x)
                for (let y = 0; y < image.height; ++y)
                    painted += image.green(x, y) > 150 ? 1 : 0;
            verify(painted > 10, painted);
        }
    }
}
