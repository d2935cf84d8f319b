// A comment, or a part of a variation with clickable moves.
import QtQuick
import Plyglass.Controls

Item {
    id: root

    // Rich text, see MoveList.
    required property string text
    required property bool variation
    required property int depth
    required property bool opens

    signal chosen(int node)
    signal menuRequested(int node)

    // Limited, so that the moves keep enough width.
    readonly property int indents: Math.min(Math.max(0, root.depth - 1), 5)
    readonly property int start: Theme.scaled(34 + 14 * root.indents)
    readonly property string style: "<style>a { color: " + Theme.t1 + "; text-decoration: none; } "
        + ".now { color: " + Theme.acc + "; background-color: " + Theme.accSoft + "; } "
        + ".said { color: " + Theme.t2 + "; }</style>"

    implicitHeight: words.implicitHeight + Theme.scaled(8)

    Rectangle {
        x: root.start
        y: root.opens ? Theme.scaled(4) : 0
        width: 2
        height: root.height - y
        radius: 1
        color: root.variation ? Theme.line3 : Theme.line2
    }
    AppText {
        id: words
        x: root.start + Theme.scaled(10)
        width: root.width - x - Theme.scaled(8)
        anchors.verticalCenter: parent.verticalCenter
        wrapMode: Text.Wrap
        textFormat: Text.RichText
        text: root.variation ? root.style + root.text : root.text
        color: Theme.t2
        Accessible.role: Accessible.StaticText
        Accessible.name: root.plain()

        HoverHandler {
            cursorShape: words.hoveredLink.length > 0 ? Qt.PointingHandCursor : Qt.ArrowCursor
        }
        TapHandler {
            enabled: root.variation
            acceptedButtons: Qt.LeftButton
            onTapped: point => root.withMove(point.position, node => root.chosen(node))
        }
        TapHandler {
            enabled: root.variation
            acceptedButtons: Qt.RightButton
            onTapped: point => root.withMove(point.position, node => root.menuRequested(node))
        }
    }

    function withMove(place: point, act: var): void {
        const link = words.linkAt(place.x, place.y);
        if (link.length > 0)
            act(parseInt(link));
    }
    function plain(): string {
        return root.text.replace(/<[^>]*>/g, "").replace(/\s+/g, " ");
    }
}
