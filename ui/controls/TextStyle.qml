// One line of the type table: size, line height and weight, already multiplied by the text scale.
import QtQuick

QtObject {
    id: root

    required property string family
    required property int size
    required property int line
    property int weight: Font.Normal
    property real spacing: 0

    readonly property font font: Qt.font({
        family: root.family,
        pixelSize: root.size,
        weight: root.weight,
        letterSpacing: root.spacing
    })
    /// Half of what the line height adds to the font's own height.
    readonly property int lead: Math.floor((line - metrics.height) / 2)

    readonly property FontMetrics metrics: FontMetrics {
        font: root.font
    }
}
