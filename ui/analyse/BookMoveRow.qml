// One move of the book. A click plays it into the game as a variation, the right button opens its menu.
import QtQuick
import Plyglass.Controls

Rectangle {
    id: root

    required property string san
    required property string move
    required property bool inBook
    required property int weight
    required property string shareText
    required property string evaluationText
    required property string resultText
    required property string ownText
    required property BookColumns columns

    signal chosen(string move)
    signal menuRequested(string move, int weight, bool inBook)

    function listed(parts: var): string {
        return parts.filter(part => part.length > 0).join(", ");
    }

    objectName: "bookMove"
    implicitHeight: Theme.scaled(30)
    color: tap.pressed ? Theme.bg3 : hover.hovered ? Theme.bg2 : "transparent"
    activeFocusOnTab: true

    Accessible.role: Accessible.Button
    Accessible.name:
        root.listed([root.san, root.shareText, root.evaluationText, root.resultText, root.ownText])
    Accessible.focusable: true
    Accessible.onPressAction: root.chosen(root.move)
    Keys.onReturnPressed: root.chosen(root.move)
    Keys.onMenuPressed: root.menuRequested(root.move, root.weight, root.inBook)

    AppText {
        x: root.columns.moveX
        anchors.verticalCenter: parent.verticalCenter
        style: "strong"
        text: root.san
        color: root.inBook ? Theme.t1 : Theme.t3
        Accessible.ignored: true
    }
    NumberText {
        x: root.columns.shareX
        width: root.columns.shareWidth
        anchors.verticalCenter: parent.verticalCenter
        alignRight: true
        text: root.shareText
        Accessible.ignored: true
    }
    NumberText {
        x: root.columns.scoreX
        width: root.columns.scoreWidth
        anchors.verticalCenter: parent.verticalCenter
        alignRight: true
        text: root.evaluationText
        color: Theme.t2
        Accessible.ignored: true
    }
    NumberText {
        x: root.columns.resultX
        width: root.columns.resultWidth
        anchors.verticalCenter: parent.verticalCenter
        alignRight: true
        text: root.resultText
        color: Theme.t2
        Accessible.ignored: true
    }
    NumberText {
        x: root.columns.ownX
        width: root.columns.ownWidth
        visible: root.columns.hasOwn
        anchors.verticalCenter: parent.verticalCenter
        alignRight: true
        text: root.ownText
        color: Theme.t2
        Accessible.ignored: true
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.line
    }
    FocusRing { shown: root.activeFocus }
    HoverHandler { id: hover }
    TapHandler {
        id: tap
        acceptedButtons: Qt.LeftButton
        onTapped: root.chosen(root.move)
    }
    TapHandler {
        acceptedButtons: Qt.RightButton
        onTapped: root.menuRequested(root.move, root.weight, root.inBook)
    }
}
