// A text in one of the program's styles.
import QtQuick

Text {
    id: root

    /// display, h1, figure, lead (the sentence that a view is about), h2, body, strong, value, small, micro,
    /// rail or mono.
    property string style: "body"
    /// Instead of `text`: words and moves; a line never breaks within a move ("4…Kxf7", "O-O").
    property string wholeMoves
    readonly property TextStyle look: Theme.textStyle(style)

    text: root.wholeMoves.replace(/…(?=\w)/g, "…\u2060").replace(/O-/g, "O\u2011")
    color: style === "small" || style === "micro" ? Theme.t3 : Theme.t1
    font.family: look.family
    font.pixelSize: look.size
    font.weight: look.weight
    font.letterSpacing: look.spacing
    font.hintingPreference: Font.PreferNoHinting
    lineHeight: look.line
    lineHeightMode: Text.FixedHeight
    topPadding: look.lead
    bottomPadding: -look.lead
    elide: wrapMode === Text.NoWrap ? Text.ElideRight : Text.ElideNone
    renderType: Text.NativeRendering
    textFormat: Text.PlainText

    // A tip shows an elided text. Loaded by URL, since the tip itself contains such texts.
    Loader {
        anchors.fill: parent
        active: root.truncated
        source: "WholeText.qml"
    }
}
