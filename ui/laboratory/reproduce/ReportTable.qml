// A table of an experiment with any columns: as wide as its texts, even if it must scroll.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Plyglass.App
import Plyglass.Controls

Item {
    id: root

    required property Reproduction reproduction
    readonly property real letter: 7.7 * Theme.textScale
    readonly property int pad: Theme.scaled(26)
    readonly property list<real> widths: {
        const lengths = root.reproduction.columnLengths;
        const widths = [];
        for (let i = 0; i < lengths.length; ++i)
            widths.push(Math.round(Math.min(lengths[i], 60) * root.letter) + root.pad);
        return widths;
    }
    readonly property real wordsWidth: {
        let sum = 0;
        for (let i = 0; i < root.widths.length; ++i)
            sum += root.widths[i];
        return sum;
    }
    // The first column takes the remaining width.
    readonly property real spare: Math.max(0, root.width - root.wordsWidth - Theme.space16)

    function cellWidth(column: int): real {
        return (root.widths[column] ?? 0) + (column === 0 ? root.spare : 0);
    }

    function heads(): var {
        const titles = root.reproduction.columns;
        const heads = [];
        for (let i = 0; i < titles.length; ++i)
            heads.push({ title: titles[i], key: String(i), width: root.cellWidth(i),
                         right: root.reproduction.rightAligned[i] ?? false });
        return heads;
    }

    Item {
        id: head
        width: root.width
        height: Theme.scaled(32)
        clip: true

        TableHead {
            x: -list.contentX
            leftPadding: 0
            cellPadding: Theme.space12
            sortColumn: root.reproduction.sortColumn < 0 ? "" : String(root.reproduction.sortColumn)
            sortDescending: root.reproduction.sortDescending
            onSortRequested: key => root.reproduction.sortBy(parseInt(key, 10))
            columns: root.heads()
        }
        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: 1
            color: Theme.line
        }
    }
    ListView {
        id: list
        objectName: "reportRows"
        anchors.top: head.bottom
        anchors.bottom: parent.bottom
        width: root.width
        clip: true
        activeFocusOnTab: true
        keyNavigationEnabled: true
        boundsBehavior: Flickable.StopAtBounds
        flickableDirection: Flickable.AutoFlickIfNeeded
        contentWidth: Math.max(root.width, root.wordsWidth + Theme.space16)
        model: root.reproduction.rows
        T.ScrollBar.vertical: AppScrollBar {}
        T.ScrollBar.horizontal: AppScrollBar { orientation: Qt.Horizontal }

        delegate: Item {
            id: row

            required property int index
            required property var cells
            required property int claim

            width: list.contentWidth
            height: Theme.scaled(30)

            Accessible.role: Accessible.Row
            Accessible.name: row.cells.join(", ")

            Rectangle {
                width: parent.width
                height: parent.height
                color: list.activeFocus && row.ListView.isCurrentItem ? Theme.accSoft
                    : hover.hovered ? Theme.bg2 : "transparent"

                Rectangle {
                    anchors.bottom: parent.bottom
                    width: parent.width
                    height: 1
                    color: Theme.line
                }
            }
            HoverHandler { id: hover }
            Row {
                height: parent.height

                Repeater {
                    model: row.cells

                    TableCell {
                        required property int index
                        required property string modelData
                        readonly property bool last: index === row.cells.length - 1

                        width: root.cellWidth(index)
                        leftPadding: Theme.space12
                        rightPadding: Theme.space12
                        alignRight: root.reproduction.rightAligned[index] ?? false
                        style: last && row.claim !== PublishedClaim.Shown ? "value" : "body"
                        color: !last ? (index === 0 ? Theme.t1 : Theme.t2)
                            : row.claim === PublishedClaim.Holds ? Theme.good
                            : row.claim === PublishedClaim.Fails ? Theme.bad : Theme.t3
                        text: modelData
                    }
                }
            }
        }
    }
}
