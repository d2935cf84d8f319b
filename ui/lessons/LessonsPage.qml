// Learn chess: lessons about chess, lessons about the engine, and the person's own mistakes as exercises.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

FocusScope {
    id: root

    required property Lessons lessons
    required property Practice practice
    required property AppSettings settings

    readonly property bool compact: root.width < Theme.scaled(1044)
    /// Below this width the list of lessons becomes a box in the head row.
    readonly property bool listed: root.width >= Theme.scaled(1128)
    readonly property int margin: Theme.scaled(root.compact ? 12 : 24)
    readonly property int gap: Theme.scaled(root.width < Theme.scaled(1000) ? 12 : 16)
    readonly property int segment: root.practice.chosen ? 2 : root.lessons.engineChosen ? 1 : 0

    function choose(segment: int): void {
        root.lessons.engineChosen = segment === 1;
        root.practice.chosen = segment === 2;
    }

    objectName: "lessonsPage"

    Item {
        id: head
        x: root.margin
        width: root.width - 2 * root.margin
        height: Theme.scaled(root.compact ? 48 : 64)

        PageHead {
            id: heading
            height: parent.height
            visible: !root.compact
            text: qsTr("Learn chess")
        }
        Segmented {
            id: choice
            objectName: "lessonSegments"
            anchors.verticalCenter: parent.verticalCenter
            x: heading.visible ? heading.width + Theme.space24 : 0
            label: qsTr("What to learn")
            model: [qsTr("Chess"), qsTr("How it thinks"),
                root.practice.due > 0 ? qsTr("Your mistakes (%1)").arg(root.practice.due)
                                      : qsTr("Your mistakes")]
            tips: ["", "", root.practice.due > 0
                ? qsTr("Your mistakes: %n to practise now", "", root.practice.due) : ""]
            currentIndex: root.segment
            onActivated: index => root.choose(index)
        }
        SelectBox {
            anchors.verticalCenter: parent.verticalCenter
            x: choice.x + choice.width + root.gap
            visible: !root.listed && root.segment === 1
            width: Math.min(Theme.scaled(260), parent.width - x)
            label: qsTr("Lesson")
            model: root.lessons.list
            textRole: "title"
            currentIndex: root.lessons.index
            onActivated: index => root.lessons.open(index)
        }
        CourseChoice {
            anchors.verticalCenter: parent.verticalCenter
            x: parent.width - width
            visible: !root.listed && root.segment === 0
            width: Math.min(Theme.scaled(280), parent.width - choice.x - choice.width - root.gap)
            lessons: root.lessons.chess
        }
        AppButton {
            objectName: "startLessonAgain"
            anchors.verticalCenter: parent.verticalCenter
            x: parent.width - width
            visible: root.listed && root.segment === 0
            kind: "quiet"
            iconName: "back"
            text: qsTr("Start this lesson again")
            onClicked: root.lessons.chess.startAgain()
        }
    }

    ChessCourse {
        id: course
        anchors.top: head.bottom
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.margin
        x: root.margin
        width: root.width - 2 * x
        visible: root.segment === 0
        focus: visible
        lessons: root.lessons.chess
        settings: root.settings
        gap: root.gap
        listed: root.listed
        compact: root.compact
        onThinkingRequested: root.choose(1)
    }
    ThinkingLessons {
        anchors.top: head.bottom
        anchors.bottom: parent.bottom
        x: root.margin
        width: root.width - 2 * x
        visible: root.segment === 1
        lessons: root.lessons
        settings: root.settings
        gap: root.gap
        listed: root.listed
    }
    PracticeView {
        anchors.top: head.bottom
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: root.margin
        anchors.topMargin: 0
        visible: root.segment === 2
        practice: root.practice
        settings: root.settings
    }

    Keys.onPressed: event => event.accepted = root.segment === 0 && keys.press(event)

    CourseKeys {
        id: keys
        lessons: root.lessons.chess
    }
}
