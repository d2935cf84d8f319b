// The technique switches in their groups, two columns where there is room.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

Item {
    id: root

    required property Techniques techniques
    // Little room: groups are set apart by a gap instead of a heading.
    property bool dense: false
    // The width to plan with, known before the grid stands anywhere.
    required property real roomWidth

    readonly property int gutter: Theme.scaled(22)
    readonly property bool two: root.roomWidth >= Theme.scaled(270)
    readonly property int columnWidth: root.two ? Math.floor((root.roomWidth - root.gutter) / 2) : root.roomWidth
    readonly property int rowHeight: Theme.scaled(root.dense ? 28 : 30)
    readonly property int headingHeight: Theme.scaled(root.dense ? 8 : 24)
    readonly property int firstHeading: root.dense ? 0 : root.headingHeight
    property int contentBottom: 0

    implicitHeight: root.contentBottom

    Repeater {
        id: cells
        model: root.techniques
        onItemAdded: root.measure()
        onItemRemoved: root.measure()

        // Each cell stands after the one before it: below a new heading, beside it, or on the next row.
        TechniqueCell {
            id: cell

            readonly property TechniqueCell before: cell.index > 0 ? cells.itemAt(cell.index - 1) as TechniqueCell : null
            readonly property bool heads: cell.before === null || cell.before.group !== cell.group

            column: cell.heads || !root.two ? 0 : 1 - cell.before.column
            rowTop: cell.before === null ? root.firstHeading
                : cell.heads ? cell.before.rowTop + root.rowHeight + root.headingHeight
                : cell.column === 0 ? cell.before.rowTop + root.rowHeight : cell.before.rowTop
            x: cell.column * (root.columnWidth + root.gutter)
            y: cell.rowTop
            width: root.columnWidth
            height: root.rowHeight
            heading: cell.heads && !root.dense
            onRowTopChanged: root.measure()

            onChosen: (id, on) => root.techniques.setOn(id, on)
        }
    }

    function measure(): void {
        const last = cells.count > 0 ? cells.itemAt(cells.count - 1) as TechniqueCell : null;
        root.contentBottom = last ? last.rowTop + root.rowHeight : 0;
    }
}
