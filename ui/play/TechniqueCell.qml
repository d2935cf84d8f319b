// One technique: its switch and its measured figure, under the heading of its group if it is the first there.
import QtQuick
import Plyglass.Controls

Item {
    id: root

    required property int index
    required property string techniqueId
    required property string name
    required property string group
    required property string explanation
    required property string source
    required property bool checked
    required property bool available
    required property string whyNot
    required property string figure
    required property bool figureStrong
    required property bool figureFresh
    // Where the cell stands in the grid.
    property int column: 0
    property int rowTop: 0
    property bool heading: false

    signal chosen(string id, bool on)

    AppText {
        anchors.bottom: parent.top
        visible: root.heading
        style: "small"
        font.weight: Font.Medium
        text: root.group
    }
    SwitchRow {
        objectName: "technique-" + root.techniqueId
        anchors.fill: parent
        text: root.name
        checked: root.checked
        enabled: root.available
        figure: root.figure
        figureStrong: root.figureStrong
        figureStale: !root.figureFresh
        explanation: root.explanation + "\n" + (root.available ? root.source : root.whyNot)
        onToggled: on => root.chosen(root.techniqueId, on)
    }
}
