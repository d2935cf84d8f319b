// A number with fixed digit widths, for running counters.
import QtQuick
import Plyglass.Controls

DigitText {
    id: root

    /// As in AppText.
    property string style: "body"
    readonly property TextStyle look: Theme.textStyle(style)

    color: style === "small" || style === "micro" ? Theme.t3 : Theme.t1
    font: look.font
    lineHeight: look.line

    Accessible.role: Accessible.StaticText
    Accessible.name: root.text
}
