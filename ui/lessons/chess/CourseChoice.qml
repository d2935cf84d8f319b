// The course in a narrow window: one lesson, the one before and the next.
import QtQuick
import Plyglass.App
import Plyglass.Controls

Row {
    id: root

    required property ChessLessons lessons

    spacing: Theme.space2

    IconButton {
        objectName: "lessonBefore"
        enabled: root.lessons.index > 0
        iconName: "prev"
        tip: qsTr("Lesson before")
        onClicked: root.lessons.open(root.lessons.index - 1)
    }
    SelectBox {
        objectName: "lessonChoice"
        width: root.width - 2 * (Theme.scaled(32) + root.spacing)
        label: qsTr("Lesson")
        model: root.lessons.course
        textRole: "numberedTitle"
        currentIndex: root.lessons.index
        onActivated: index => root.lessons.open(index)
    }
    IconButton {
        objectName: "lessonAfter"
        enabled: root.lessons.hasNextLesson
        iconName: "next"
        tip: qsTr("Lesson after")
        onClicked: root.lessons.open(root.lessons.index + 1)
    }
}
