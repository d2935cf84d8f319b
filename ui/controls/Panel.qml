// A panel with an optional title row. Its children go below the title row, inside the padding; a single child
// with `anchors.fill: parent` determines the implicit size. Set `padding: 0` for lists that reach the edges.
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T

T.Pane {
    id: root

    property string title: ""
    property string subtitle: ""
    /// Items at the right end of the title row.
    property alias headerItems: headerRow.data
    readonly property bool hasHeader: title.length > 0 || subtitle.length > 0 || headerRow.children.length > 0
    readonly property int headerHeight: hasHeader ? Theme.scaled(40) : 0

    implicitWidth:
        Math.max(implicitContentWidth + leftPadding + rightPadding, hasHeader ? header.implicitWidth : 0)
    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    padding: Theme.space16
    topPadding: hasHeader ? headerHeight : padding
    focusPolicy: Qt.NoFocus

    Accessible.role: Accessible.Grouping
    Accessible.name: root.title

    background: Rectangle {
        radius: Theme.radiusPanel
        color: Theme.bg1
        border.width: 1
        border.color: Theme.line

        Rectangle {
            x: Theme.radiusPanel - 3
            y: 1
            width: parent.width - 2 * x
            height: 1
            color: Theme.hi
        }
    }

    data: [
        RowLayout {
            id: header
            visible: root.hasHeader
            width: root.width
            height: root.headerHeight
            spacing: Theme.space8

            AppText {
                Layout.leftMargin: Theme.space16
                Layout.fillWidth: true
                Layout.maximumWidth: root.subtitle.length > 0 ? Math.ceil(implicitWidth) : -1
                // The subtitle is elided first.
                Layout.minimumWidth:
                    root.subtitle.length > 0 ? Math.min(Math.ceil(implicitWidth), root.width / 2) : 0
                visible: root.title.length > 0
                style: "h2"
                text: root.title
            }
            AppText {
                objectName: "subtitle"
                Layout.leftMargin: root.title.length > 0 ? 0 : Theme.space16
                Layout.fillWidth: true
                visible: root.subtitle.length > 0
                text: root.subtitle
                color: Theme.t3
            }
            RowLayout {
                id: headerRow
                Layout.alignment: Qt.AlignRight
                Layout.rightMargin: Theme.space8
                spacing: Theme.space8
            }
        }
    ]
}
