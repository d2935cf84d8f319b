// A move of the report: its sign, its change of the chance to win, and, if it is the move on the board, the
// better line, the line played and the reason of the mistake.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

Item {
    id: root

    required property Report report
    required property int move
    required property string text
    required property string mark
    required property string tone
    required property string swing
    required property bool turned
    required property bool awaitsSearch
    required property bool current

    // It became the move on the board, or its height changed since then.
    signal opened

    onCurrentChanged: root.settle()
    onImplicitHeightChanged: root.settle()

    function settle(): void {
        if (root.current)
            settling.restart();
    }

    readonly property bool narrow: root.width < Theme.scaled(420)

    function listed(parts: var): string {
        return parts.filter(part => part.length > 0).join(", ");
    }

    objectName: "reportMove" + root.move
    implicitHeight: head.height + (root.current ? details.height : 0)

    Accessible.role: Accessible.ListItem
    Accessible.name: root.listed([root.text, root.mark, root.swing,
                                  root.turned ? qsTr("The game turned here") : ""])
    Accessible.selected: root.current
    Accessible.onPressAction: root.report.goToPosition(root.move + 1)

    // Rows above may collapse at the same time.
    Timer {
        id: settling
        interval: 0
        onTriggered: root.opened()
    }
    Rectangle {
        anchors.fill: parent
        anchors.leftMargin: Theme.space8
        anchors.rightMargin: Theme.space8
        radius: Theme.radiusControl
        color: root.current ? Theme.accSoft : hover.hovered ? Theme.bg2 : "transparent"
    }
    Item {
        id: head
        width: parent.width
        height: Theme.scaled(32)

        AppText {
            id: moveText
            x: Theme.space16
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.scaled(root.narrow ? 84 : 104)
            style: "strong"
            color: root.current ? Theme.acc : Theme.t1
            text: root.text
        }
        Chip {
            id: markChip
            anchors.left: moveText.right
            anchors.verticalCenter: parent.verticalCenter
            visible: root.mark.length > 0
            tone: root.tone
            text: root.mark
        }
        Chip {
            anchors.left: markChip.visible ? markChip.right : moveText.right
            anchors.leftMargin: markChip.visible ? Theme.space8 : 0
            anchors.verticalCenter: parent.verticalCenter
            visible: root.turned && x + width < swingText.x
            tone: "acc"
            text: qsTr("turning point")
        }
        NumberText {
            id: swingText
            anchors.right: parent.right
            anchors.rightMargin: Theme.space16
            anchors.verticalCenter: parent.verticalCenter
            width: implicitWidth
            style: "value"
            color: Theme.t2
            text: root.swing
        }
        HoverHandler {
            id: hover
            cursorShape: Qt.PointingHandCursor
        }
        TapHandler {
            onTapped: root.report.goToPosition(root.move + 1)
        }
    }
    ReportDetails {
        id: details
        anchors.top: head.bottom
        width: parent.width
        open: root.current
        report: root.report
    }
}
