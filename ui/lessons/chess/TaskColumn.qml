// Beside the board: the lesson, what is said about a try, hints, and the way through the tasks.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

Item {
    id: root

    required property ChessLessons lessons
    /// With the task and the reply to a try.
    required property bool compact
    required property bool low

    readonly property ChessTask task: root.lessons.task
    readonly property int gap: Theme.scaled(root.compact ? 10 : 16)

    signal thinkingRequested

    ScrollArea {
        id: scroll
        objectName: "lessonColumn"
        width: parent.width + (fits ? 0 : Theme.scaled(12))
        height: (root.lessons.ended ? parent.height : foot.y) - root.gap

        readonly property bool fits: column.implicitHeight <= height

        Column {
            id: column
            width: root.width
            spacing: root.gap

            TaskPanel {
                width: parent.width
                visible: root.compact && !root.lessons.ended
                lessons: root.lessons
            }
            IntroPanel {
                width: parent.width
                visible: !root.compact || root.lessons.ended
                lessons: root.lessons
            }
            AnswerChoices {
                width: parent.width
                visible: root.task.choices.count > 0 && !root.lessons.ended
                task: root.task
            }
            ThreeQuestions {
                width: parent.width
                visible: root.task.questions.count > 0 && !root.lessons.ended
                dense: root.compact || root.low
                task: root.task
            }
            HintSteps {
                width: parent.width
                visible: root.task.hints.count > 0 && !root.lessons.ended
                dense: root.compact || root.low
                task: root.task
            }
            ComputerCard {
                width: parent.width
                visible: !root.compact && !root.low && !root.lessons.ended
                    && root.task.computerText.length > 0
                task: root.task
                onLessonsRequested: root.thinkingRequested()
            }
        }
    }
    TaskFoot {
        id: foot
        y: parent.height - height
        width: parent.width
        visible: !root.lessons.ended
        lessons: root.lessons
        compact: root.compact
    }
    MoveBar {
        y: parent.height - height
        width: parent.width
        ready: root.visible && root.task.takesMoves && !root.lessons.ended
        play: text => root.task.typeMove(text)
    }
}
