// What to train now: the lesson to go on with, and the person's own mistakes that are due.
import QtQuick
import Plyglass.Actions
import Plyglass.App
import Plyglass.Controls

TodayPanel {
    id: root

    required property Lessons lessons
    required property Practice practice

    readonly property bool hasLesson: root.lessons.chess.dueIndex >= 0
    readonly property bool hasMistakes: root.practice.due > 0

    title: qsTr("Ten minutes")
    padding: 0

    function learn(): void {
        root.lessons.engineChosen = false;
        root.practice.chosen = false;
        root.lessons.chess.open(root.lessons.chess.dueIndex);
        Actions.show("lessons");
    }
    function practise(): void {
        // An exercise that has been answered stays until the next one is asked for.
        if (!root.practice.asking || root.practice.state === Practice.Solved
                || root.practice.state === Practice.Shown)
            root.practice.next();
        root.practice.chosen = true;
        Actions.show("lessons");
    }

    Item {
        anchors.fill: parent
        implicitHeight: Math.max(rows.implicitHeight + Theme.space16, Theme.scaled(80))

        TodaySentence {
            objectName: "todayTrainingEmpty"
            text: root.hasLesson || root.hasMistakes ? "" : qsTr("Nothing is left to train now.")
        }
        Column {
            id: rows
            width: parent.width

            TodayTask {
                objectName: "todayLesson"
                visible: root.hasLesson
                iconName: "book"
                title: root.lessons.chess.dueTitle
                detail: root.lessons.chess.dueText
                doText: qsTr("Learn")
                onChosen: root.learn()
            }
            TodayTask {
                objectName: "todayMistakes"
                visible: root.hasMistakes
                iconName: "target"
                title: qsTr("Your mistakes (%1)").arg(root.practice.due)
                detail: qsTr("Positions from your games")
                doText: qsTr("Practise")
                onChosen: root.practise()
            }
        }
    }
}
