// Font families and the text styles.
pragma ComponentBehavior: Bound
import QtQuick

QtObject {
    id: root

    required property real scale

    readonly property var installed: Qt.fontFamilies()
    readonly property string family: firstInstalled(["Inter", "Noto Sans", "DejaVu Sans"])
    readonly property string displayFamily: firstInstalled(["Inter Display", family])
    readonly property string monoFamily: firstInstalled(["JetBrains Mono", "DejaVu Sans Mono", "monospace"])

    readonly property font display: displayStyle.font
    readonly property font h1: h1Style.font
    readonly property font figure: figureStyle.font
    readonly property font lead: leadStyle.font
    readonly property font h2: h2Style.font
    readonly property font body: bodyStyle.font
    readonly property font strong: strongStyle.font
    readonly property font value: valueStyle.font
    readonly property font small: smallStyle.font
    readonly property font micro: microStyle.font
    readonly property font rail: railStyle.font
    readonly property font mono: monoStyle.font

    readonly property TextStyle displayStyle: Entry {
        base: 28; baseLine: 34; heading: true; weight: Font.DemiBold
    }
    readonly property TextStyle h1Style: Entry {
        base: 20; baseLine: 28; heading: true; weight: Font.DemiBold; spacing: -0.01 * size
    }
    readonly property TextStyle figureStyle: Entry {
        base: 16; baseLine: 22; heading: true; weight: Font.DemiBold
    }
    readonly property TextStyle leadStyle: Entry { base: 15; baseLine: 22 }
    readonly property TextStyle h2Style: Entry { base: 13; baseLine: 20; weight: Font.DemiBold }
    readonly property TextStyle bodyStyle: Entry { base: 13; baseLine: 20 }
    readonly property TextStyle strongStyle: Entry { base: 13; baseLine: 20; weight: Font.Medium }
    readonly property TextStyle valueStyle: Entry { base: 13; baseLine: 20; weight: Font.DemiBold }
    readonly property TextStyle smallStyle: Entry { base: 12; baseLine: 16 }
    readonly property TextStyle microStyle: Entry { base: 11; baseLine: 14 }
    readonly property TextStyle railStyle: Entry { base: 10.5; baseLine: 12; weight: Font.Medium }
    readonly property TextStyle monoStyle: Entry { base: 12; baseLine: 18; family: root.monoFamily }

    component Entry: TextStyle {
        property real base: 13
        property real baseLine: 20
        property bool heading: false
        family: heading ? root.displayFamily : root.family
        size: Math.round(base * root.scale)
        line: Math.round(baseLine * root.scale)
    }

    /// Style by name; body for an unknown name.
    function style(name: string): TextStyle {
        switch (name) {
        case "display":
            return displayStyle;
        case "h1":
            return h1Style;
        case "figure":
            return figureStyle;
        case "lead":
            return leadStyle;
        case "h2":
            return h2Style;
        case "strong":
            return strongStyle;
        case "value":
            return valueStyle;
        case "small":
            return smallStyle;
        case "micro":
            return microStyle;
        case "rail":
            return railStyle;
        case "mono":
            return monoStyle;
        default:
            return bodyStyle;
        }
    }

    function firstInstalled(names: list<string>): string {
        for (const name of names) {
            if (installed.indexOf(name) >= 0)
                return name;
        }
        return names[names.length - 1];
    }
}
