// A text style: size, line height and weight, multiplied by the text scale.
import QtQuick

QtObject {
    id: root

    required property string family
    required property int size
    required property int line
    property int weight: Font.Normal
    property real spacing: 0

    property alias font: ruler.font
    /// Half of the line height's excess over the font's height.
    readonly property int lead: Math.round((line - ruler.height) / 2)

    readonly property FontMetrics metrics: FontMetrics {
        id: ruler
        font.family: root.family
        font.pixelSize: root.size
        font.weight: root.weight
        font.letterSpacing: root.spacing
        font.hintingPreference: Font.PreferNoHinting
    }
}
