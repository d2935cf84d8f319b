// The chess lessons: the course, the task with its board, and what is said about it.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

FocusScope {
    id: root

    required property ChessLessons lessons
    required property AppSettings settings
    required property int gap
    /// Otherwise the course is a box in the head of the page.
    required property bool listed
    /// Task and reply are in the column.
    required property bool compact

    readonly property ChessTask task: root.lessons.task
    readonly property bool low: root.height < Theme.scaled(720)
    readonly property int headHeight: root.compact ? 0 : Theme.scaled(root.low ? 48 : 56)
    readonly property int replyHeight: root.compact ? 0 : Theme.scaled(76)
    readonly property real taskX: root.listed ? list.width + root.gap : 0
    readonly property real columnWidth: Theme.scaled(320)
    readonly property real boardRoom: root.compact
        ? Math.min(root.height, root.width - root.gap - Theme.scaled(300))
        : Math.min(root.width - root.taskX - root.gap - root.columnWidth - 2 * Theme.space16,
                   root.height - root.headHeight - root.replyHeight)
    readonly property real boardSide: board.sideFor(root.boardRoom)
    readonly property real taskWidth:
        root.compact ? root.boardSide : root.width - root.taskX - root.gap - root.columnWidth

    signal thinkingRequested

    readonly property string announcement: root.lessons.ended ? root.lessons.learntText
        : qsTr("Task %1: %2", "1 of 8, and the question").arg(root.lessons.taskText).arg(root.task.question)

    onAnnouncementChanged: if (root.visible)
        ScreenReader.text = root.announcement

    // Without the focus on the board, the arrow keys go through the tasks.
    Item { focus: true }
    CourseList {
        id: list
        width: Theme.scaled(272)
        height: root.height
        visible: root.listed
        lessons: root.lessons
    }
    Panel {
        x: root.taskX
        width: root.taskWidth
        height: root.height
        visible: !root.compact && !root.lessons.ended
    }
    TaskHead {
        x: root.taskX + Theme.space16
        width: root.taskWidth - 2 * Theme.space16
        height: root.headHeight
        visible: !root.compact && !root.lessons.ended
        lessons: root.lessons
    }
    TaskBoard {
        id: board
        objectName: "lessonBoard"
        x: root.taskX + Math.round((root.taskWidth - width) / 2)
        y: root.headHeight
        width: root.boardSide
        height: width
        visible: !root.lessons.ended
        task: root.task
        settings: root.settings
    }
    TaskReply {
        x: root.taskX + Theme.space16
        y: root.headHeight + root.boardSide
        width: root.taskWidth - 2 * Theme.space16
        height: root.height - y
        visible: !root.compact && !root.lessons.ended
        lessons: root.lessons
    }
    LessonEnd {
        x: root.taskX
        width: root.taskWidth
        height: root.height
        visible: root.lessons.ended
        lessons: root.lessons
    }
    TaskColumn {
        x: root.taskX + root.taskWidth + root.gap
        width: root.compact ? root.width - x : root.columnWidth
        height: root.height
        lessons: root.lessons
        compact: root.compact
        low: root.low
        onThinkingRequested: root.thinkingRequested()
    }

    Connections {
        target: root.task
        function onSaid(text: string): void { ScreenReader.text = text; }
    }
}
