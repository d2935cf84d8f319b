// How the game went: who was ahead, where it turned, and the mistakes to review. A click shows the position.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Charts
import Plyglass.Controls

Column {
    id: root

    required property GameEnd end
    required property Game game
    required property real plotHeight

    readonly property int labelX: Theme.scaled(10)
    readonly property int middle: Math.round(root.plotHeight / 2)

    // Whether the curve comes near the upper edge, sign 1, or the lower one, −1, above a label of this width.
    function passes(width: real, sign: int): bool {
        const course = root.end.course;
        const last = plot.width > 0 ? plot.positionAt(2 * root.labelX + width) : -1;
        for (let position = 0; position <= last; ++position)
            if (sign * course[position] > 0.5)
                return true;
        return false;
    }

    spacing: Theme.space8

    Item {
        width: parent.width
        height: title.implicitHeight

        AppText {
            id: title
            style: "value"
            text: qsTr("How the game went")
        }
        Row {
            anchors { right: parent.right; verticalCenter: parent.verticalCenter }
            visible: root.end.mistakes.length > 0
            spacing: Theme.scaled(6)

            Rectangle {
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.scaled(9)
                height: width
                radius: width / 2
                color: "transparent"
                border.width: 1.75
                border.color: Theme.t2
            }
            AppText {
                style: "small"
                text: qsTr("to review")
            }
        }
    }
    CoursePlot {
        id: plot
        objectName: "course"
        width: parent.width
        height: root.plotHeight
        values: root.end.course
        rings: root.end.mistakes
        turning: root.end.turning
        current: root.game.currentPly < root.end.course.length - 1 ? root.game.currentPly : -1
        lineColor: Theme.acc
        ownColor: Qt.alpha(Theme.acc, 0.16)
        otherColor: Qt.alpha(Theme.t3, 0.22)
        ringColor: Theme.t1
        axisColor: Theme.t3
        groundColor: Theme.bg2

        Accessible.role: Accessible.Chart
        Accessible.name: root.end.turningText.length > 0
            ? qsTr("How the game went. It turned on %1.").arg(root.end.turningText) : title.text

        Label {
            y: root.passes(width, 1) ? root.middle - height : Theme.scaled(4)
            text: qsTr("you ahead")
        }
        Label {
            y: parent.height - height - Theme.scaled(4)
            visible: !root.passes(width, -1) && (turning.y < y || turning.text.length === 0
                || turning.x > x + width + Theme.space8)
            text: qsTr("%1 ahead").arg(root.end.opponentName)
        }
        AppText {
            id: turning

            // Beside the dotted line, at the side with more room.
            readonly property real at: plot.width > 0 ? plot.xOf(root.end.turning) : 0
            readonly property bool before: at + implicitWidth + Theme.space16 > plot.width

            x: before ? Math.max(0, at - implicitWidth - Theme.space8) : at + Theme.space8
            // Clear of the curve.
            y: (root.end.course[root.end.turning] ?? 0) < -0.5 ? Math.round(plot.height / 2) + Theme.scaled(2)
                : plot.height - height - Theme.scaled(4)
            visible: text.length > 0
            style: "micro"
            font.weight: Font.Medium
            color: Theme.acc
            text: root.end.turningText
            Accessible.ignored: true
        }
        TapHandler {
            onTapped: point => root.game.goToPly(plot.positionAt(point.position.x))
        }
    }

    component Label: AppText {
        x: root.labelX
        style: "micro"
        Accessible.ignored: true
    }
}
