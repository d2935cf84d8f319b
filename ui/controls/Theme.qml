// Colours, sizes and durations of the program. Pages set dark, highContrast, reduceMotion and textScale;
// everything else follows.
pragma Singleton
import QtQuick

QtObject {
    id: root

    property bool dark: true
    property bool highContrast: false
    property bool reduceMotion: false
    /// Multiplies every text size and, by scaled(), the controls around text.
    property real textScale: 1.0

    // Grounds, from the window up
    readonly property color bg0: dark ? "#0E1216" : "#EDF0F2"
    readonly property color bg1: dark ? "#151A20" : "#FBFCFC"
    readonly property color bg2: dark ? "#1B2229" : "#F3F5F7"
    readonly property color bg3: dark ? "#252E37" : "#E6EAED"
    readonly property color bg4: dark ? "#303B46" : "#D8DEE3"
    readonly property color line: highContrast ? line3 : dark ? "#262F38" : "#DDE3E7"
    readonly property color line2: highContrast ? line3 : dark ? "#3A4651" : "#BEC8D0"
    readonly property color line3: dark ? "#6B7883" : "#7F8C98"
    readonly property color hi: dark ? "#0BFFFFFF" : "#E6FFFFFF"
    readonly property color shadow: dark ? "#73000000" : "#29161C22"
    readonly property color scrim: "#73000000"

    // Text
    readonly property color t1: dark ? "#E8EDF1" : "#161C22"
    readonly property color t2: dark ? "#AEB9C3" : "#46525D"
    readonly property color t3: highContrast ? t2 : dark ? "#8B98A4" : "#5A6772"

    // Accent and meanings
    readonly property color acc: dark ? "#6CCFE0" : "#0B6E82"
    readonly property color accFill: dark ? "#1F7F92" : "#0E7C92"
    readonly property color accText: "#FFFFFF"
    readonly property color accSoft: dark ? "#16323A" : "#DDF1F5"
    readonly property color good: dark ? "#5CC98F" : "#177446"
    readonly property color goodSoft: dark ? "#17322A" : "#DFF3E8"
    readonly property color bad: dark ? "#F28B82" : "#B93A32"
    readonly property color badSoft: dark ? "#3A2224" : "#FBE5E2"
    readonly property color warn: dark ? "#E6B450" : "#8A5E00"
    readonly property color warnSoft: dark ? "#352C19" : "#FAEFD6"
    readonly property color mate: dark ? "#C9A2F5" : "#7443B5"
    readonly property color mateSoft: dark ? "#2C2540" : "#EFE6FA"
    readonly property color check: dark ? "#FF5C50" : "#C8251B"

    // Charts
    readonly property color evalW: dark ? "#E4EAEE" : "#FFFFFF"
    readonly property color evalB: dark ? "#2A333C" : "#39434D"
    readonly property color grid: dark ? "#232C35" : "#E6EAED"
    readonly property color axis: dark ? "#4A5763" : "#93A0AB"
    readonly property color s1: dark ? "#4F97EA" : "#1D5FAE"
    readonly property color s2: dark ? "#F0A83C" : "#C27400"
    readonly property color s3: dark ? "#5FD8B0" : "#14997A"
    readonly property color s4: dark ? "#D98BC4" : "#A8508F"
    readonly property color s5: dark ? "#E9785A" : "#C44D2F"
    readonly property color s6: dark ? "#D5DCE2" : "#39434D"
    /// s1 … s6 in order, for charts with a colour per entry.
    readonly property list<color> series: [s1, s2, s3, s4, s5, s6]

    // Type
    readonly property ThemeFonts font: ThemeFonts { scale: root.textScale }

    // Space, scaled with the text. Shape
    readonly property int space2: scaled(2)
    readonly property int space4: scaled(4)
    readonly property int space8: scaled(8)
    readonly property int space12: scaled(12)
    readonly property int space16: scaled(16)
    readonly property int space20: scaled(20)
    readonly property int space24: scaled(24)
    readonly property int space32: scaled(32)
    readonly property int radiusMark: 2
    readonly property int radiusChip: 5
    readonly property int radiusControl: 6
    readonly property int radiusSegment: 7
    readonly property int radiusRail: 8
    readonly property int radiusPanel: 10
    readonly property int radiusDialog: 14
    readonly property int focusWidth: highContrast ? 3 : 2
    readonly property real disabledOpacity: 0.4

    // Motion, in milliseconds. Easing: toggle OutCubic; hover Linear; panel OutQuint
    readonly property int motionHover: reduceMotion ? 0 : 80
    readonly property int motionToggle: reduceMotion ? 0 : 140
    readonly property int motionPanel: reduceMotion ? 0 : 180

    /// A size scaled with the text, in whole pixels.
    function scaled(size: real): int {
        return Math.round(size * textScale);
    }

    /// Text style by name: body, strong, value, small, micro, rail, h1, h2, figure, lead, display, mono.
    function textStyle(name: string): TextStyle {
        return font.style(name);
    }

    /// Text colour of a tone: neutral, acc, good, bad, warn, mate.
    function toneColor(tone: string): color {
        switch (tone) {
        case "acc":
            return acc;
        case "good":
            return good;
        case "bad":
            return bad;
        case "warn":
            return warn;
        case "mate":
            return mate;
        default:
            return t2;
        }
    }

    /// Soft background of text of a tone.
    function toneGround(tone: string): color {
        switch (tone) {
        case "acc":
            return accSoft;
        case "good":
            return goodSoft;
        case "bad":
            return badSoft;
        case "warn":
            return warnSoft;
        case "mate":
            return mateSoft;
        default:
            return bg3;
        }
    }
}
