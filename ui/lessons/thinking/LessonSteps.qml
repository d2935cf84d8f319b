// The subject of a lesson and its steps, one below the other: the task, what to observe, and afterwards the
// observation.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

Column {
    id: root

    required property Lessons lessons
    required property int bottomSpace

    spacing: Theme.space12
    bottomPadding: root.bottomSpace

    Panel {
        width: root.width
        title: root.lessons.title

        AppText {
            width: parent.width
            wrapMode: Text.Wrap
            text: root.lessons.idea
            color: Theme.t2
        }
    }

    Repeater {
        model: root.lessons.steps

        LessonStep {
            required property int index

            objectName: "step" + index
            width: root.width
            number: index + 1
            running: root.lessons.running
            onShowMeRequested: root.lessons.showMe()
        }
    }

    Panel {
        objectName: "lessonFinished"
        width: root.width
        visible: root.lessons.finished

        Row {
            width: parent.width
            spacing: Theme.space12

            Chip {
                anchors.verticalCenter: parent.verticalCenter
                tone: "good"
                iconName: "check"
                text: qsTr("Lesson finished")
            }
            AppButton {
                objectName: "nextLesson"
                anchors.verticalCenter: parent.verticalCenter
                visible: root.lessons.hasNext
                kind: "primary"
                text: qsTr("Next lesson")
                onClicked: root.lessons.next()
            }
            AppText {
                anchors.verticalCenter: parent.verticalCenter
                visible: !root.lessons.hasNext
                text: qsTr("That was the last one. The same switches are on the Play page.")
                color: Theme.t2
            }
        }
    }
}
