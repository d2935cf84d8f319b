// The question of a task, and its place in the lesson.
import QtQuick
import Plyglass.App
import Plyglass.Controls

Item {
    id: root

    required property ChessLessons lessons

    AppText {
        objectName: "taskQuestion"
        anchors.verticalCenter: parent.verticalCenter
        width: pips.x - Theme.space12
        style: "figure"
        wrapMode: Text.Wrap
        text: root.lessons.task.question
        Accessible.role: Accessible.Heading
    }
    TaskPips {
        id: pips
        anchors.verticalCenter: parent.verticalCenter
        x: parent.width - width
        lessons: root.lessons
    }
}
