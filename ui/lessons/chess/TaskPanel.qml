// The task and the reply to a try, in the column of a small window.
import QtQuick
import Plyglass.App
import Plyglass.Controls

Panel {
    id: root

    required property ChessLessons lessons

    padding: Theme.space12

    Column {
        width: root.availableWidth
        spacing: Theme.space8

        AppText {
            objectName: "taskQuestion"
            width: parent.width
            style: "figure"
            wrapMode: Text.Wrap
            text: root.lessons.task.question
            Accessible.role: Accessible.Heading
        }
        TaskPips { lessons: root.lessons }
        TaskReply {
            width: parent.width
            brief: true
            lessons: root.lessons
        }
    }
}
