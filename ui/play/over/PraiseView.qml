// What the person did well: a part of the board after the move, and its sentence.
import QtQuick
import Plyglass.App
import Plyglass.Controls

Item {
    id: root

    required property GameEnd end
    required property AppSettings settings
    required property bool small
    required property bool low

    readonly property int columns: 5
    readonly property int rows: 4
    readonly property int unit: Theme.scaled(root.low ? 22 : 32)

    implicitHeight: root.rows * root.unit

    Item {
        id: frame
        width: root.columns * root.unit
        height: root.rows * root.unit
        clip: true
        Accessible.ignored: true

        SmallBoard {
            x: -root.unit * Math.max(0, Math.min(8 - root.columns, root.end.praiseColumn - 2))
            y: -root.unit * Math.max(0, Math.min(8 - root.rows, root.end.praiseRow - 1))
            width: 8 * root.unit
            height: width
            settings: root.settings
            flipped: !root.end.white
            position: root.end.praiseBoard
        }
    }
    Column {
        anchors { left: frame.right; right: parent.right; verticalCenter: parent.verticalCenter }
        anchors.leftMargin: Theme.scaled(root.small ? 12 : 16)
        spacing: root.low ? 0 : Theme.space4

        AppText {
            objectName: "praise"
            width: parent.width
            style: root.small ? "value" : "lead"
            font.weight: Font.DemiBold
            wrapMode: Text.Wrap
            text: root.end.praise
        }
        AppText {
            width: parent.width
            visible: text.length > 0
            style: root.small ? "body" : "lead"
            color: Theme.t2
            wrapMode: Text.Wrap
            text: root.end.praiseReason
        }
    }
}
