// The lessons: the list, the steps of the open one, and its workplace. Or the person's mistakes as exercises
// instead.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

FocusScope {
    id: root

    required property Lessons lessons
    required property Practice practice
    required property AppSettings settings

    readonly property int margin: Theme.scaled(root.width < Theme.scaled(1000) ? 12 : 24)
    readonly property int gap: Theme.scaled(root.width < Theme.scaled(1000) ? 12 : 16)
    /// Below this width the list becomes a box in the head row.
    readonly property bool listed: root.width >= Theme.scaled(1080)
    readonly property int benchWidth:
        Math.min(Theme.scaled(420), Math.max(Theme.scaled(340), root.width * 0.32))

    objectName: "lessonsPage"

    PageHead {
        id: head
        x: root.margin
        text: qsTr("Lessons")
    }
    Segmented {
        id: choice
        anchors.left: head.right
        anchors.leftMargin: root.gap
        anchors.verticalCenter: head.verticalCenter
        label: qsTr("What to do")
        model: [qsTr("Lessons"), root.practice.due > 0 ? qsTr("Your mistakes (%1)").arg(root.practice.due)
                                                       : qsTr("Your mistakes")]
        tips: ["", root.practice.due > 0
            ? qsTr("Your mistakes: %n to practise now", "", root.practice.due) : ""]
        currentIndex: root.practice.chosen ? 1 : 0
        onActivated: index => root.practice.chosen = index === 1
    }
    SelectBox {
        anchors.left: choice.right
        anchors.leftMargin: root.gap
        anchors.verticalCenter: head.verticalCenter
        visible: !root.listed && !root.practice.chosen
        width: Theme.scaled(260)
        label: qsTr("Lesson")
        model: root.lessons.list
        textRole: "title"
        currentIndex: root.lessons.index
        onActivated: index => root.lessons.open(index)
    }

    LessonList {
        id: list
        anchors.top: head.bottom
        x: root.margin
        width: root.listed ? Theme.scaled(248) : 0
        visible: root.listed && !root.practice.chosen
        lessons: root.lessons
    }
    ScrollArea {
        id: scroll
        visible: !root.practice.chosen
        anchors.top: head.bottom
        anchors.bottom: parent.bottom
        x: root.listed ? list.x + list.width + root.gap : root.margin
        width: bench.x - root.gap - x + Theme.scaled(14)

        LessonSteps {
            width: scroll.width - Theme.scaled(14)
            bottomSpace: root.margin
            lessons: root.lessons
        }
    }
    ScrollArea {
        id: bench
        visible: !root.practice.chosen
        anchors.top: head.bottom
        anchors.bottom: parent.bottom
        x: Math.min(root.width - width - root.margin + Theme.scaled(14), Theme.scaled(1320))
        width: root.benchWidth + Theme.scaled(14)

        LessonBench {
            width: root.benchWidth
            bottomSpace: root.margin
            lessons: root.lessons
            settings: root.settings
        }
    }
    PracticeView {
        anchors.top: head.bottom
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: root.margin
        anchors.topMargin: 0
        visible: root.practice.chosen
        practice: root.practice
        settings: root.settings
    }
}
