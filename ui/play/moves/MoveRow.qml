// A row of the move list: a numbered pair of moves, a part of a variation, or a comment.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

Item {
    id: root

    required property int rowKind
    required property int number
    required property string whiteSan
    required property string blackSan
    required property string whiteSigns
    required property string blackSigns
    required property string whiteWords
    required property string blackWords
    required property string whiteEval
    required property string blackEval
    required property int whiteNode
    required property int blackNode
    required property bool whiteCurrent
    required property bool blackCurrent
    required property bool whiteBook
    required property bool blackBook
    required property string text
    required property int depth
    required property bool opens
    // Whether scores are shown.
    required property bool evaluates
    // The row of the last move, while a reply is expected.
    required property bool awaitsReply

    signal nodeChosen(int node)
    signal menuRequested(int node, bool inVariation)

    readonly property bool pair: root.rowKind === MoveRowKind.Moves

    implicitHeight: root.pair ? Theme.scaled(26) : words.implicitHeight

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
        san: root.whiteSan
        signs: root.whiteSigns
        signWords: root.whiteWords
        evaluation: root.evaluates ? root.whiteEval : ""
        node: root.whiteNode
        number: root.number
        white: true
        current: root.whiteCurrent
        inBook: root.whiteBook
        pending: root.whiteNode < 0
        onChosen: node => root.nodeChosen(node)
        onMenuRequested: node => root.menuRequested(node, false)
    }
    MoveCell {
        anchors.left: whiteCell.right
        anchors.right: parent.right
        visible: root.pair && (root.blackNode >= 0 || root.awaitsReply)
        san: root.blackSan
        signs: root.blackSigns
        signWords: root.blackWords
        evaluation: root.evaluates ? root.blackEval : ""
        node: root.blackNode
        number: root.number
        white: false
        current: root.blackCurrent
        inBook: root.blackBook
        pending: root.blackNode < 0
        onChosen: node => root.nodeChosen(node)
        onMenuRequested: node => root.menuRequested(node, false)
    }
    MoveText {
        id: words
        width: root.width
        visible: !root.pair
        text: root.text
        variation: root.rowKind === MoveRowKind.Variation
        depth: root.depth
        opens: root.opens
        onChosen: node => root.nodeChosen(node)
        onMenuRequested: node => root.menuRequested(node, true)
    }
}
