// Panel beside the board of an exercise: the task, the judgement of the answer, hints, and the next exercise.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.Actions
import Plyglass.App
import Plyglass.Controls

Panel {
    id: root

    required property Practice practice
    // Whether the exercise is over.
    required property bool done

    readonly property int state: root.practice.state
    readonly property string tone: root.state === Practice.Solved ? "good"
        : root.state === Practice.Wrong ? "bad" : "neutral"

    title: root.practice.reviewText.length > 0 ? root.practice.reviewText : qsTr("Find a better move")
    headerItems: [
        Chip {
            visible: root.practice.due > 0
            text: qsTr("%n due", "", root.practice.due)
        }
    ]

    Column {
        width: root.availableWidth
        spacing: Theme.space12

        AppText {
            objectName: "practiceTask"
            width: parent.width
            style: "value"
            wrapMode: Text.Wrap
            text: root.practice.taskText
        }
        AppText {
            width: parent.width
            wrapMode: Text.Wrap
            style: "small"
            text: root.practice.gameText
        }
        AppText {
            objectName: "practiceTolerance"
            width: parent.width
            wrapMode: Text.Wrap
            style: "small"
            visible: !Actions.calm
            text: root.practice.toleranceText
        }
        // Above changing content, so that no button moves under the pointer.
        Flow {
            width: parent.width
            spacing: Theme.space8

            AppButton {
                objectName: "practiceNext"
                enabled: root.done
                kind: enabled ? "primary" : "secondary"
                iconName: "go"
                text: qsTr("Next")
                onClicked: root.practice.next()
            }
            AppButton {
                objectName: "practiceAgain"
                enabled: root.state === Practice.Wrong
                kind: enabled ? "primary" : "secondary"
                iconName: "back"
                text: qsTr("Try again")
                onClicked: root.practice.tryAgain()
            }
            AppButton {
                objectName: "practiceHint"
                enabled: root.state === Practice.Asked
                iconName: "hint"
                text: qsTr("Hint")
                onClicked: root.practice.hint()
            }
            AppButton {
                objectName: "practiceSolution"
                enabled: !root.done
                iconName: "eye"
                text: qsTr("Show the solution")
                onClicked: root.practice.showSolution()
            }
            IconButton {
                objectName: "practiceForget"
                iconName: "trash"
                tip: qsTr("Remove this exercise")
                onClicked: root.practice.forget()
            }
            IconButton {
                objectName: "practiceUndo"
                visible: root.practice.canUndo
                iconName: "back"
                tip: qsTr("Bring back the exercise that was removed")
                shortcutText: Actions.edit.undo.keyText
                onClicked: root.practice.undo()
            }
            IconButton {
                objectName: "practicePrint"
                iconName: "export"
                tip: qsTr("Print all exercises")
                onClicked: paper.openFor("exercises.pdf")
            }
        }
        Row {
            width: parent.width
            visible: root.practice.verdictText.length > 0
            spacing: Theme.space8

            Icon {
                id: sign
                visible: root.tone !== "neutral"
                name: root.tone === "good" ? "check" : "x"
                size: 20
                color: Theme.toneColor(root.tone)
            }
            AppText {
                objectName: "practiceVerdict"
                width: parent.width - (sign.visible ? sign.width + parent.spacing : 0)
                style: "strong"
                wrapMode: Text.Wrap
                color: root.tone === "neutral" ? Theme.t1 : Theme.toneColor(root.tone)
                wholeMoves: root.practice.verdictText
            }
        }
        AppText {
            width: parent.width
            visible: text.length > 0
            wrapMode: Text.Wrap
            color: Theme.t2
            wholeMoves: root.practice.explanation
        }
        AppText {
            width: parent.width
            visible: text.length > 0
            wrapMode: Text.Wrap
            style: "small"
            text: root.practice.historyText
        }
        SaveDialog {
            id: paper
            title: qsTr("Save for printing")
            defaultSuffix: "pdf"
            nameFilters: [qsTr("PDF (*.pdf)"), qsTr("Web pages for printing (*.html)")]
            onFileChosen: file => root.practice.print(file)
        }
    }
}
