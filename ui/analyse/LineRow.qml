// One line of the analysis: its score and its moves, each of which can be pointed at and clicked.
import QtQuick
import Plyglass.Controls

Item {
    id: root

    required property string scoreText
    required property bool mate
    // Rich text: each move a link with the number of plies that lead behind it.
    required property string moves
    required property string plainMoves
    required property bool best
    // Before the score; "" for none.
    property string title: ""

    // 0: the pointer has left the moves.
    signal plyHovered(int plies)
    signal plyChosen(int plies)

    readonly property string style: "<style>a { color: " + (root.best ? Theme.t1 : Theme.t2)
        + "; text-decoration: none; }</style>"

    objectName: "lineRow"
    clip: true

    Accessible.role: Accessible.ListItem
    Accessible.name: (root.title.length > 0 ? root.title + " " : "") + root.scoreText + " " + root.plainMoves

    Rectangle {
        width: parent.width
        height: 1
        color: Theme.line
    }
    AppText {
        id: titleText
        x: Theme.space16
        anchors.verticalCenter: parent.verticalCenter
        width: root.title.length > 0 ? Theme.scaled(56) : 0
        visible: width > 0
        style: "small"
        text: root.title
        Accessible.ignored: true
    }
    NumberText {
        id: score
        x: Theme.space16 + titleText.width
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.scaled(52)
        style: "value"
        text: root.scoreText
        color: root.mate ? Theme.mate : Theme.t1
        Accessible.ignored: true
    }
    Item {
        anchors.left: score.right
        anchors.right: parent.right
        anchors.rightMargin: Theme.space16
        height: parent.height
        clip: true

        Text {
            id: words
            objectName: "lineMoves"
            anchors.verticalCenter: parent.verticalCenter
            font: Theme.font.body
            textFormat: Text.RichText
            wrapMode: Text.NoWrap
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
