// A move in the list: its notation with signs and, at the right, its evaluation. A click shows its position.
import QtQuick
import Plyglass.Controls

Rectangle {
    id: root

    required property string san
    // "!", "±" … and the same in words.
    required property string signs
    required property string signWords
    required property string evaluation
    // Id in the list.
    required property int node
    required property int number
    required property bool white
    required property bool current
    // The move is in the opening book.
    property bool inBook: false
    // A placeholder for the next move: an ellipsis that cannot be clicked.
    property bool pending: false

    signal chosen(int node)
    signal menuRequested(int node)

    readonly property bool real: root.node >= 0 && !root.pending

    function listed(parts: var): string {
        return parts.filter(part => part.length > 0).join(", ");
    }

    implicitHeight: Theme.scaled(26)
    radius: Theme.radiusChip
    color: root.current ? Theme.accSoft : hover.hovered && root.real ? Theme.bg2 : "transparent"

    Accessible.role: Accessible.Button
    Accessible.ignored: !root.real
    Accessible.name: root.listed([
        (root.white ? qsTr("%1. %2") : qsTr("%1, Black: %2")).arg(root.number).arg(root.san),
        root.signWords, root.inBook ? qsTr("in the book") : "", root.evaluation])
    Accessible.focusable: true
    Accessible.selected: root.current
    Accessible.onPressAction: root.chosen(root.node)

    AppText {
        id: sanText
        anchors.left: parent.left
        anchors.leftMargin: Theme.space8
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(implicitWidth, evalText.x - x - signsText.width)
        style: "strong"
        text: root.pending ? "…" : root.san
        color: root.pending ? Theme.t3 : root.current ? Theme.acc : Theme.t1
        Accessible.ignored: true
    }
    AppText {
        id: signsText
        anchors.left: sanText.right
        anchors.leftMargin: Theme.scaled(1)
        anchors.verticalCenter: parent.verticalCenter
        width: implicitWidth
        style: "strong"
        text: root.signs
        color: root.signs.startsWith("!?") ? Theme.acc : root.signs.startsWith("!") ? Theme.good
            : root.signs.startsWith("?!") ? Theme.warn : root.signs.startsWith("?") ? Theme.bad : Theme.t2
        Accessible.ignored: true
    }
    Rectangle {
        anchors.left: signsText.right
        anchors.leftMargin: Theme.scaled(5)
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.scaled(4)
        height: width
        radius: width / 2
        visible: root.inBook && x + width < evalText.x
        color: Theme.acc
    }
    AppText {
        id: evalText
        anchors.right: parent.right
        anchors.rightMargin: Theme.space8
        anchors.verticalCenter: parent.verticalCenter
        style: "small"
        text: root.evaluation
        color: root.current ? Theme.acc : Theme.t3
        Accessible.ignored: true
    }

    HoverHandler { id: hover }
    Tip {
        wanted: hover.hovered && root.inBook
        text: qsTr("The dot: in the opening book")
    }
    TapHandler {
        enabled: root.real
        acceptedButtons: Qt.LeftButton
        onTapped: root.chosen(root.node)
    }
    TapHandler {
        enabled: root.real
        acceptedButtons: Qt.RightButton
        onTapped: root.menuRequested(root.node)
    }
}
