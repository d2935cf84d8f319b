// A group of techniques under its heading, in one column or two.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

TechniqueSection {
    id: root

    required property string name
    required property var techniques
    required property int matchCount
    required property int total
    required property int onCount
    required property Techniques owner
    required property int columns
    required property bool twoLines

    readonly property int gutter: Theme.scaled(22)
    readonly property alias cells: repeater

    signal focusMoved(Item item)

    objectName: "group-" + root.name
    title: root.name
    summary: root.pinned ? qsTr("%1 of %2 found").arg(root.matchCount).arg(root.total)
        : qsTr("%1 of %2 on").arg(root.onCount).arg(root.total)
    visible: root.matchCount > 0

    Grid {
        width: root.width
        columns: root.columns
        columnSpacing: root.gutter

        Repeater {
            id: repeater
            model: root.techniques

            TechniqueCell {
                id: cell
                width: Math.floor((root.width - (root.columns - 1) * root.gutter) / root.columns)
                twoLines: root.twoLines
                onChosen: (id, on) => root.owner.setOn(id, on)
                onFocusedChanged: {
                    if (cell.focused)
                        root.focusMoved(cell);
                }
            }
        }
    }
}
