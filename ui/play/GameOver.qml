// The end of a game in the calm view: who won, what the person did well, how the game went, what comes next.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.Actions
import Plyglass.App
import Plyglass.Controls

Panel {
    id: root

    required property App app

    readonly property GameEnd end: root.app.gameEnd
    readonly property bool small: root.width < Theme.scaled(390)
    readonly property bool low: root.small || root.height < Theme.scaled(660)
    readonly property real side: Theme.scaled(root.small ? 16 : 24)

    // The moves are to be listed instead.
    signal looked

    function review(): void {
        root.end.review();
        root.app.practice.chosen = true;
        Actions.show("lessons");
    }

    objectName: "gameOver"
    padding: 0
    Accessible.name: qsTr("%1. %2. %3").arg(root.end.headline).arg(root.end.reason).arg(root.end.praise)

    Keys.onReturnPressed: root.confirm()
    Keys.onEnterPressed: root.confirm()
    Keys.onPressed: event => {
        if (event.key === Qt.Key_R && event.modifiers === Qt.NoModifier) {
            root.app.game.rematch();
            event.accepted = true;
        }
    }
    function confirm(): void {
        if (root.end.mistakes.length > 0)
            root.review();
        else if (root.end.known)
            root.looked();
    }

    EndBand {
        id: band
        x: 1
        y: 1
        width: parent.width - 2
        end: root.end
        settings: root.app.settings
        small: root.small
        low: root.low
    }
    ScrollArea {
        id: scroll
        width: parent.width
        anchors { top: band.bottom; bottom: tools.top }

        Column {
            id: parts

            readonly property real used: praise.height + course.height + steps.height

            x: root.side
            width: scroll.availableWidth - 2 * root.side
            topPadding: Theme.scaled(root.small ? 12 : root.low ? 14 : 18)
            bottomPadding: Theme.scaled(root.small ? 12 : 16)
            spacing: Math.max(Theme.space12,
                              Math.floor((scroll.height - parts.used - topPadding - bottomPadding) / 2))

            PraiseView {
                id: praise
                width: parent.width
                opacity: root.end.known ? 1 : 0
                end: root.end
                settings: root.app.settings
                small: root.small
                low: root.low
            }
            CourseView {
                id: course
                width: parent.width
                end: root.end
                game: root.app.game
                plotHeight: Theme.scaled(root.small ? 96 : root.low ? 112 : 140)
            }
            NextSteps {
                id: steps
                width: parent.width
                end: root.end
                game: root.app.game
                settings: root.app.settings
                small: root.small
                onReviewed: root.review()
                onLooked: root.looked()
            }
        }
    }
    EndTools {
        id: tools
        anchors.bottom: parent.bottom
        width: parent.width
        small: root.small
        onLooked: root.looked()
    }
}
