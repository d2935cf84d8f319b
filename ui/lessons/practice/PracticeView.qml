// The person's mistakes as exercises: the position, and the panel with task and actions.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

Item {
    id: root

    required property Practice practice
    required property AppSettings settings

    readonly property int gap: Theme.scaled(16)
    readonly property real panelWidth: Math.min(Theme.scaled(460),
                                              Math.max(Theme.scaled(300), root.width * 0.34))
    readonly property bool done: root.practice.state === Practice.Solved
        || root.practice.state === Practice.Shown

    objectName: "practiceView"

    ThemedBoard {
        id: board
        objectName: "practiceBoard"
        width: Math.min(root.height, root.width - root.panelWidth - root.gap)
        height: width
        visible: root.practice.asking
        position: root.practice.board
        flipped: !root.practice.whiteToMove
        settings: root.settings
        inputStyle: root.settings.inputStyle
        showLegal: root.settings.showLegal
        autoQueen: root.settings.autoQueen
        animationMs: root.settings.animationMs

        onMoveRequested: (from, to, promotion) => root.practice.playMove(from, to, promotion)
        onAnnounce: text => ScreenReader.text = text
    }
    PracticePanel {
        x: board.width + root.gap
        width: root.panelWidth
        visible: root.practice.asking
        practice: root.practice
        done: root.done
    }
    MoveBar {
        x: board.width + root.gap
        y: root.height - height
        width: root.panelWidth
        ready: root.visible && root.practice.state === Practice.Asked && root.practice.asking
        play: text => root.practice.typeMove(text)
    }
    EmptyState {
        anchors.centerIn: parent
        maxWidth: Math.min(root.width, Theme.scaled(440))
        visible: !root.practice.asking
        iconName: "hint"
        text: root.practice.waitText
        actionText: root.practice.due > 0 ? qsTr("Begin")
            : root.practice.canUndo ? qsTr("Bring back the exercise that was removed") : ""
        onActionTriggered: root.practice.due > 0 ? root.practice.next() : root.practice.undo()
    }

    Connections {
        target: root.practice
        function onVerdictTextChanged(): void {
            if (root.practice.verdictText.length > 0)
                ScreenReader.text = root.practice.verdictText;
        }
    }
}
