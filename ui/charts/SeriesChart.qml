// Lines over depths. Pointer or arrow keys show the numbers of a depth.
import QtQuick
import Plyglass.Charts
import Plyglass.Controls

SeriesPlot {
    id: root

    /// Title for assistive technology.
    property string title: ""
    property int keyColumn: 0
    /// Whether a column can be chosen by a click or with Enter.
    property bool choosable: false

    signal chosen(int column)

    columnName: qsTr("Depth")
    font: Theme.font.micro
    gridColor: Theme.grid
    axisColor: Theme.axis
    textColor: Theme.t3
    groundColor: Theme.bg1
    colors: Theme.series
    restColor: Theme.line3
    selectedColor: Theme.t3
    labelColor: Theme.dark ? "transparent" : Theme.t1
    boxColor: Theme.bg3
    boxLineColor: Theme.line2
    boxTextColor: Theme.t1
    implicitWidth: Theme.scaled(300)
    implicitHeight: Theme.scaled(160)
    activeFocusOnTab: true
    cursor: hover.hovered ? columnAt(hover.point.position.x) : activeFocus ? keyColumn : -1

    Accessible.role: Accessible.Chart
    Accessible.name: root.title
    Accessible.description: root.summary
    Accessible.focusable: true

    onActiveFocusChanged: keyColumn = Math.max(0, lastColumn)
    Keys.onLeftPressed: keyColumn = Math.max(0, keyColumn - 1)
    Keys.onRightPressed: keyColumn = Math.min(columns - 1, keyColumn + 1)

    Keys.onReturnPressed: event => root.chooseByKey(event)
    Keys.onEnterPressed: event => root.chooseByKey(event)
    Keys.onSpacePressed: event => root.chooseByKey(event)

    function chooseByKey(event: KeyEvent): void {
        event.accepted = root.choosable;
        if (root.choosable && root.keyColumn < root.columns)
            root.chosen(root.keyColumn);
    }

    HoverHandler {
        id: hover
        cursorShape: root.choosable ? Qt.PointingHandCursor : Qt.ArrowCursor
    }
    TapHandler {
        enabled: root.choosable
        onTapped: point => {
            const column = root.columnAt(point.position.x);
            if (column >= 0)
                root.chosen(column);
        }
    }

    FocusRing {
        anchors.margins: 0
        shown: root.activeFocus
    }
}
