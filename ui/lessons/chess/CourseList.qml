// The course: all lessons in their groups; every lesson can be opened.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

Panel {
    id: root

    required property ChessLessons lessons

    readonly property bool dense: root.height < Theme.scaled(720)

    /// Scrolls to the row if it is the chosen one.
    function reveal(row: CourseRow): void {
        if (!row.chosen)
            return;
        const view = scroll.contentItem as Flickable;
        const top = row.mapToItem(view.contentItem, 0, 0).y;
        const end = Math.max(0, view.contentHeight - view.height);
        view.contentY = Math.min(end, Math.max(top + row.height - view.height, Math.min(view.contentY, top)));
    }

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
        anchors.bottomMargin: Theme.space4
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
                        height: visible ? Theme.scaled(root.dense ? 22 : 26) : 0
                        topPadding: Theme.scaled(root.dense ? 4 : 8)
                        visible: place.group.length > 0
                        style: "small"
                        font.weight: Font.Medium
                        text: place.group
                        Accessible.role: Accessible.Heading
                        Accessible.name: text
                    }
                    CourseRow {
                        id: entry
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
                        dense: root.dense
                        onChosenChanged: () => Qt.callLater(root.reveal, entry)
                        onClicked: root.lessons.open(place.index)
                    }
                }
            }
        }
    }
}
