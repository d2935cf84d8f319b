// What the calm view shows in place of the moves: the first question, or the end of a game.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

Item {
    id: root

    required property App app
    // The place of the moves.
    required property rect at
    // Whether other questions cover it.
    required property bool covered
    // Whether the page is shown.
    required property bool listening

    readonly property bool calm: root.app.settings.calmView && !root.covered
    readonly property bool asksFirst: root.calm && root.app.firstQuestion.open
    readonly property bool ends: root.calm && root.app.gameEnd.over && !root.app.gameEnd.looking
    readonly property bool filled: root.asksFirst || root.ends

    x: root.at.x
    y: root.at.y
    width: root.at.width
    height: root.at.height
    visible: root.filled

    onEndsChanged: {
        if (!root.ends)
            return;
        slide.restart();
        if (root.listening)
            root.takeFocus();
    }

    // Returns false if nothing takes it.
    function takeFocus(): bool {
        if (root.asksFirst)
            first.takeFocus();
        else if (root.ends)
            over.forceActiveFocus(Qt.OtherFocusReason);
        return root.filled;
    }

    Binding {
        target: root.app.gameEnd
        property: "watched"
        value: root.ends && root.listening
    }
    FirstStart {
        id: first
        anchors.fill: parent
        visible: root.asksFirst
        question: root.app.firstQuestion
        pieceSet: root.app.settings.pieceSet
    }
    GameOver {
        id: over
        width: parent.width
        height: parent.height
        visible: root.ends
        app: root.app
        onLooked: root.app.gameEnd.looking = true
    }
    ParallelAnimation {
        id: slide

        NumberAnimation {
            target: over; property: "y"; from: 8; to: 0
            duration: Theme.motionPanel; easing.type: Easing.OutQuint
        }
        NumberAnimation {
            target: over; property: "opacity"; from: 0; to: 1
            duration: Theme.motionPanel; easing.type: Easing.OutQuint
        }
    }
}
