// White's chance to win, ply by ply. A press, a drag or the arrow keys request another position.
import QtQuick
import Plyglass.Charts
import Plyglass.Controls

EvalPlot {
    id: root

    signal plyClicked(int ply)

    emptyText: qsTr("The graph grows with the game.")
    font: Theme.font.micro
    implicitWidth: Theme.scaled(320)
    implicitHeight: Theme.scaled(96)
    groundColor: Theme.dark ? Theme.bg2 : Theme.bg3
    gridColor: Theme.line2
    axisColor: Theme.dark ? Theme.axis : Theme.line2
    textColor: Theme.t3
    lineColor: Theme.dark ? Theme.evalW : Theme.t2
    areaColor: Qt.alpha(Theme.evalW, Theme.dark ? 0.16 : 0.85)
    cursorColor: Theme.acc
    goodColor: Theme.good
    warnColor: Theme.warn
    badColor: Theme.bad
    activeFocusOnTab: true

    Accessible.role: Accessible.Chart
    Accessible.name: qsTr("White's win percentage")
    Accessible.focusable: true

    Keys.onLeftPressed: ask(currentPly - 1)
    Keys.onRightPressed: ask(currentPly + 1)

    function ask(ply: int) {
        if (ply >= 0 && ply < values.length && ply !== currentPly)
            plyClicked(ply);
    }

    MouseArea {
        anchors.fill: parent
        cursorShape: root.values.length > 0 ? Qt.PointingHandCursor : Qt.ArrowCursor
        onPressed: (mouse) => root.ask(root.plyAt(mouse.x))
        onPositionChanged: (mouse) => root.ask(root.plyAt(mouse.x))
    }

    FocusRing { shown: root.activeFocus }
}
