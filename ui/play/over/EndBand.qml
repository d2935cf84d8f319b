// The head of the end of a game: who won and how, and the two kings; the loser's king lies.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Board
import Plyglass.Controls

Rectangle {
    id: root

    required property GameEnd end
    required property AppSettings settings
    required property bool small
    required property bool low

    // Letters of a headline that is set smaller.
    readonly property int longName: 16
    readonly property int square: Theme.scaled(root.small ? 52 : root.low ? 68 : 84)

    implicitHeight: Theme.scaled(root.small ? 72 : root.low ? 88 : 116)
    color: root.end.won ? Theme.goodSoft : Theme.bg2
    radius: Theme.radiusPanel - 1

    BoardTheme { id: squares; name: root.settings.boardTheme }
    // Only the upper corners are round.
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: parent.radius
        color: parent.color
    }
    Rectangle { anchors.bottom: parent.bottom; width: parent.width; height: 1; color: Theme.line }

    Column {
        anchors { left: parent.left; right: kings.left; verticalCenter: parent.verticalCenter }
        anchors.leftMargin: Theme.scaled(root.small ? 16 : 24)
        anchors.rightMargin: Theme.space8
        spacing: root.small ? 0 : Theme.space2

        AppText {
            objectName: "endHeadline"
            width: parent.width
            style: root.small || root.end.headline.length > root.longName ? "h1" : "display"
            wrapMode: Text.Wrap
            text: root.end.headline
        }
        AppText {
            objectName: "endReason"
            width: parent.width
            style: root.small ? "body" : "lead"
            color: Theme.t2
            wrapMode: Text.Wrap
            maximumLineCount: 2
            elide: Text.ElideRight
            text: root.end.reason
        }
    }
    Row {
        id: kings
        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        anchors.rightMargin: Theme.scaled(root.small ? 16 : 24)
        Accessible.ignored: true

        King { piece: root.end.winner === "black" ? "bK" : "wK"; color: squares.light }
        King {
            piece: root.end.winner === "black" ? "wK" : "bK"
            lies: root.end.winner !== ""
            color: squares.dark
        }
    }

    component King: Rectangle {
        id: king

        required property string piece
        property bool lies: false

        width: root.square
        height: width

        PieceImage {
            anchors.fill: parent
            anchors.margins: Math.round(parent.width * 0.035)
            rotation: king.lies ? 90 : 0
            set: root.settings.pieceSet
            piece: king.piece
        }
    }
}
