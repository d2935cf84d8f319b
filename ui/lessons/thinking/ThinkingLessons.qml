// The lessons about the engine: the list, the steps of the open one, and its workplace.
import QtQuick
import Plyglass.App
import Plyglass.Controls

Item {
    id: root

    required property Lessons lessons
    required property AppSettings settings
    required property int gap
    /// Without it the list is a box in the head of the page.
    required property bool listed

    readonly property int benchWidth:
        Math.min(Theme.scaled(420), Math.max(Theme.scaled(340), root.width * 0.32))
    // Beside the bars for scrolling.
    readonly property int barRoom: Theme.scaled(14)

    LessonList {
        id: list
        width: root.listed ? Theme.scaled(248) : 0
        visible: root.listed
        lessons: root.lessons
    }
    ScrollArea {
        id: scroll
        x: root.listed ? list.width + root.gap : 0
        width: bench.x - root.gap - x + root.barRoom
        height: root.height

        LessonSteps {
            width: scroll.width - root.barRoom
            bottomSpace: Theme.space24
            lessons: root.lessons
        }
    }
    ScrollArea {
        id: bench
        x: Math.min(root.width - root.benchWidth, Theme.scaled(1300))
        width: root.benchWidth + root.barRoom
        height: root.height

        LessonBench {
            width: root.benchWidth
            bottomSpace: Theme.space24
            lessons: root.lessons
            settings: root.settings
        }
    }
}
