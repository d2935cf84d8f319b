// A line of the analysis: its score and its moves, with hover and click on each.
import QtQuick
import Plyglass.Controls

Item {
    id: root

    required property string scoreText
    required property bool mate
    // Rich text: each move is a link with the number of plies up to it.
    required property string moves
    required property string plainMoves
    required property bool best
    // Before the score; "" for none.
    property string title: ""
    // Maximum number of text lines for the moves.
    property int textLines: 1

    // 0: the pointer has left the moves.
    signal plyHovered(int plies)
    signal plyChosen(int plies)

    property real firstLineHeight: Theme.scaled(31)
    readonly property real wantedHeight: root.firstLineHeight + (root.textLines - 1) * metrics.lineSpacing
    readonly property string style: "<style>a { color: " + (root.best ? Theme.t1 : Theme.t2)
        + "; text-decoration: none; }</style>"

    objectName: "lineRow"
    clip: true

    Accessible.role: Accessible.ListItem
    Accessible.name: (root.title.length > 0 ? root.title + " " : "") + root.scoreText + " " + root.plainMoves

    FontMetrics {
        id: metrics
        font: Theme.font.body
    }
    Rectangle {
        width: parent.width
        height: 1
        color: Theme.line
    }
    AppText {
        id: titleText
        x: Theme.space16
        height: root.firstLineHeight
        verticalAlignment: Text.AlignVCenter
        width: root.title.length > 0 ? Math.max(Theme.scaled(56), implicitWidth + Theme.space8) : 0
        visible: width > 0
        style: "small"
        text: root.title
        Accessible.ignored: true
    }
    NumberText {
        id: score
        x: Theme.space16 + titleText.width
        y: Math.round((root.firstLineHeight - height) / 2)
        width: Math.max(Theme.scaled(58), implicitWidth + Theme.space8)
        style: "value"
        text: root.scoreText
        color: root.mate ? Theme.mate : Theme.t1
        Accessible.ignored: true
    }
    Item {
        y: Math.round((root.firstLineHeight - metrics.lineSpacing) / 2)
        anchors.left: score.right
        anchors.right: parent.right
        anchors.rightMargin: Theme.space16
        height: root.textLines * metrics.lineSpacing
        clip: true

        Text {
            id: words
            // The line may be longer than its row; screen readers get all of it.
            readonly property bool continues: true
            objectName: "lineMoves"
            width: parent.width
            font: Theme.font.body
            textFormat: Text.RichText
            wrapMode: root.textLines > 1 ? Text.WordWrap : Text.NoWrap
            text: root.style + root.moves
            color: Theme.t2
            Accessible.ignored: true
            onHoveredLinkChanged: root.plyHovered(hoveredLink.length > 0 ? parseInt(hoveredLink) : 0)

            HoverHandler {
                cursorShape: words.hoveredLink.length > 0 ? Qt.PointingHandCursor : Qt.ArrowCursor
            }
            TapHandler {
                onTapped: point => {
                    const link = words.linkAt(point.position.x, point.position.y);
                    if (link.length > 0)
                        root.plyChosen(parseInt(link));
                }
            }
        }
    }
}
