// The course: all lessons in their groups; every lesson can be opened.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

Panel {
    id: root

    required property ChessLessons lessons

    padding: 0
    title: qsTr("Course")
    headerItems: AppText {
        rightPadding: Theme.space8
        color: Theme.t3
        text: root.lessons.doneText
    }

    ProgressLine {
        id: bar
        x: Theme.space16
        y: Theme.space2
        width: root.width - 2 * x
        value: root.lessons.doneShare
        label: qsTr("Lessons done")
    }
    ScrollArea {
        id: scroll
        anchors.top: bar.bottom
        anchors.topMargin: Theme.space4
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.space8
        width: root.width

        Column {
            width: scroll.width

            Repeater {
                model: root.lessons.course

                Column {
                    id: place

                    required property int index
                    required property int number
                    required property string title
                    required property string group
                    required property bool endsGroup
                    required property bool finished
                    required property string progressText

                    width: parent?.width ?? 0

                    AppText {
                        x: Theme.space16
                        width: parent.width - 2 * x
                        height: visible ? Theme.scaled(28) : 0
                        topPadding: Theme.space8
                        visible: place.group.length > 0
                        style: "small"
                        font.weight: Font.Medium
                        text: place.group
                        Accessible.role: Accessible.Heading
                        Accessible.name: text
                    }
                    CourseRow {
                        objectName: "chessLesson" + place.index
                        x: Theme.space8
                        width: place.width - 2 * x
                        index: place.index
                        number: place.number
                        title: place.title
                        endsGroup: place.endsGroup
                        finished: place.finished
                        progressText: place.progressText
                        chosen: place.index === root.lessons.index
                        onClicked: root.lessons.open(place.index)
                    }
                }
            }
        }
    }
}
