// What comes after a game: the mistakes to review, another opponent if there is a reason, and another game.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

Column {
    id: root

    required property GameEnd end
    required property Game game
    required property AppSettings settings
    required property bool small

    readonly property bool reviews: root.end.mistakes.length > 0

    signal reviewed
    signal looked

    spacing: Theme.scaled(root.small ? 8 : 10)

    Item {
        width: parent.width
        height: Theme.scaled(40)

        AppButton {
            objectName: "reviewMistakes"
            anchors.fill: parent
            visible: root.reviews
            kind: "primary"
            iconName: "target"
            text: qsTr("Review my mistakes (%1)").arg(root.end.mistakes.length)
            onClicked: root.reviewed()
        }
        AppButton {
            objectName: "lookAtGame"
            anchors.fill: parent
            visible: root.end.known && !root.reviews
            kind: "primary"
            iconName: "list"
            text: qsTr("Look at the game")
            onClicked: root.looked()
        }
        Column {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width
            visible: !root.end.known
            spacing: Theme.space8

            AppText {
                id: busy
                width: parent.width
                color: Theme.t3
                text: qsTr("Looking at your game…")
            }
            ProgressLine {
                width: parent.width
                value: root.end.progress
                label: busy.text
            }
        }
    }
    Rectangle {
        objectName: "suggestion"
        width: parent.width
        height: Theme.scaled(root.small ? 56 : 64)
        visible: root.end.suggestion.length > 0
        radius: Theme.radiusRail
        color: Theme.bg2
        border.width: 1
        border.color: Theme.line

        PieceAvatar {
            id: picture
            x: Theme.space12
            anchors.verticalCenter: parent.verticalCenter
            visible: !root.small
            width: Theme.scaled(36)
            height: width
            piece: root.end.white ? "bN" : "wN"
            set: root.settings.pieceSet
        }
        Column {
            anchors { left: picture.visible ? picture.right : parent.left; right: play.left }
            anchors.leftMargin: Theme.space12
            anchors.rightMargin: Theme.space8
            anchors.verticalCenter: parent.verticalCenter

            AppText {
                width: parent.width
                style: "value"
                text: root.end.suggestion
            }
            AppText {
                width: parent.width
                style: "small"
                color: Theme.t2
                text: root.end.suggestionLine
            }
        }
        AppButton {
            id: play
            objectName: "playSuggested"
            anchors { right: parent.right; rightMargin: Theme.space12; verticalCenter: parent.verticalCenter }
            width: Math.min(implicitWidth, Math.round(parent.width * 0.4))
            text: qsTr("Play %1").arg(root.end.suggestedName)
            onClicked: root.end.playSuggested()
        }
    }
    Row {
        id: others
        width: parent.width
        spacing: Theme.space8

        readonly property var shown: visibleOf([again, back, other])
        readonly property real wish: others.shown.reduce((sum, button) => sum + button.implicitWidth, 0)
        // Each button's share of the width that is left.
        readonly property real extra:
            Math.floor((others.width - others.wish - (others.shown.length - 1) * others.spacing)
                       / others.shown.length)

        function visibleOf(buttons) {
            return buttons.filter(button => button.visible);
        }

        AppButton {
            id: again
            objectName: "endRematch"
            width: implicitWidth + others.extra
            text: qsTr("Rematch")
            onClicked: root.game.rematch()
        }
        AppButton {
            id: back
            objectName: "endTakeBack"
            width: implicitWidth + others.extra
            visible: !root.end.won && root.end.takeBackText.length > 0
            text: root.end.takeBackText
            onClicked: root.game.takeBack()
        }
        AppButton {
            id: other
            objectName: "endLook"
            width: implicitWidth + others.extra
            visible: (root.reviews || !root.end.known) && !(root.small && back.visible)
            text: qsTr("Look at the game")
            onClicked: root.looked()
        }
    }
}
