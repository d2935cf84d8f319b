// One move in the list: its notation and, at the right, its evaluation. A click shows that position on the board.
import QtQuick
import Plyglass.Controls

Rectangle {
    id: root

    required property string san
    required property string evaluation
    required property int ply
    required property int number
    required property bool white
    required property bool current
    // The move still to come: an ellipsis that cannot be clicked.
    property bool pending: false

    signal chosen(int ply)
    signal menuRequested(int ply)

    readonly property bool real: root.ply >= 0 && !root.pending

    implicitHeight: Theme.scaled(26)
    radius: Theme.radiusChip
    color: root.current ? Theme.accSoft : hover.hovered && root.real ? Theme.bg2 : "transparent"

    Accessible.role: Accessible.Button
    Accessible.ignored: !root.real
    Accessible.name: (root.white ? qsTr("%1. %2") : qsTr("%1, Black: %2")).arg(root.number).arg(root.san)
                     + (root.evaluation.length > 0 ? ", " + root.evaluation : "")
    Accessible.focusable: true
    Accessible.selected: root.current
    Accessible.onPressAction: root.chosen(root.ply)

    AppText {
        id: sanText
        anchors.left: parent.left
        anchors.leftMargin: Theme.scaled(8)
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(implicitWidth, evalText.x - x)
        style: "strong"
        text: root.pending ? "…" : root.san
        color: root.pending ? Theme.t3 : root.current ? Theme.acc : Theme.t1
        Accessible.ignored: true
    }
    AppText {
        id: evalText
        anchors.right: parent.right
        anchors.rightMargin: Theme.scaled(8)
        anchors.verticalCenter: parent.verticalCenter
        style: "small"
        text: root.evaluation
        color: root.current ? Theme.acc : Theme.t3
        Accessible.ignored: true
    }

    HoverHandler { id: hover }
    TapHandler {
        enabled: root.real
        acceptedButtons: Qt.LeftButton
        onTapped: root.chosen(root.ply)
    }
    TapHandler {
        enabled: root.real
        acceptedButtons: Qt.RightButton
        onTapped: root.menuRequested(root.ply)
    }
}
