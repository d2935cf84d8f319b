// The five kinds of nodes of a search with their numbers and shares.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

Column {
    id: root

    required property Thinking thinking

    readonly property int rowHeight: Theme.scaled(22)
    // The shares of the five kinds in order, for the bar above.
    property list<real> shares: []

    function collectShares(): void {
        const found = [];
        for (let i = 0; i < rows.count; ++i) {
            const row = rows.itemAt(i) as CategoryRow;
            found.push(row ? row.share : 0);
        }
        root.shares = found;
    }

    Timer {
        id: collecting
        interval: 0
        onTriggered: root.collectShares()
    }

    Repeater {
        id: rows
        model: root.thinking.categories

        CategoryRow {
            width: root.width
            height: root.rowHeight
            settled: root.thinking.hasResult
            onShareChanged: collecting.restart()
            Component.onCompleted: collecting.restart()
        }
    }
}
