// One row of the move list: a numbered pair of moves, an indented variation, or a comment.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.Controls

Item {
    id: root

    required property string rowKind
    required property int number
    required property string whiteSan
    required property string blackSan
    required property int whitePly
    required property int blackPly
    required property string whiteEval
    required property string blackEval
    required property bool whiteCurrent
    required property bool blackCurrent
    required property string text
    required property int nodeId
    // Whether the scores are shown.
    required property bool evaluates
    // The row of the last move while somebody still has to answer it.
    required property bool awaitsReply

    signal plyChosen(int ply)
    signal nodeChosen(int node)
    signal menuRequested(int ply)

    readonly property bool pair: root.rowKind === "moves"

    implicitHeight: root.pair ? Theme.scaled(26) : words.implicitHeight + Theme.scaled(8)

    AppText {
        width: Theme.scaled(24)
        anchors.verticalCenter: parent.verticalCenter
        visible: root.pair
        style: "small"
        horizontalAlignment: Text.AlignRight
        text: root.number
        Accessible.ignored: true
    }
    MoveCell {
        id: whiteCell
        x: Theme.scaled(34)
        width: Math.floor((root.width - x) / 2)
        visible: root.pair
        san: root.whitePly >= 0 ? root.whiteSan : "…"
        evaluation: root.evaluates ? root.whiteEval : ""
        ply: root.whitePly
        number: root.number
        white: true
        current: root.whiteCurrent
        pending: root.whitePly < 0
        onChosen: ply => root.plyChosen(ply)
        onMenuRequested: ply => root.menuRequested(ply)
    }
    MoveCell {
        anchors.left: whiteCell.right
        anchors.right: parent.right
        visible: root.pair && (root.blackPly >= 0 || root.awaitsReply)
        san: root.blackSan
        evaluation: root.evaluates ? root.blackEval : ""
        ply: root.blackPly
        number: root.number
        white: false
        current: root.blackCurrent
        pending: root.blackPly < 0
        onChosen: ply => root.plyChosen(ply)
        onMenuRequested: ply => root.menuRequested(ply)
    }

    Rectangle {
        x: Theme.scaled(34)
        anchors.verticalCenter: parent.verticalCenter
        visible: !root.pair
        width: 2
        height: words.implicitHeight
        radius: 1
        color: Theme.line2
    }
    AppText {
        id: words
        x: Theme.scaled(root.rowKind === "variation" ? 50 : 44)
        width: root.width - x - Theme.scaled(8)
        anchors.verticalCenter: parent.verticalCenter
        visible: !root.pair
        wrapMode: Text.Wrap
        text: root.text
        color: touch.hovered && root.nodeId >= 0 ? Theme.t1 : Theme.t2

        HoverHandler { id: touch }
        TapHandler {
            enabled: root.nodeId >= 0
            onTapped: root.nodeChosen(root.nodeId)
        }
    }
}
