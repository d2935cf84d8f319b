// The answer to a question: verdict, reasons, a line to step through on the board, a table. For "why not"
// first the possible moves.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.Actions
import Plyglass.App
import Plyglass.Controls

ScrollArea {
    id: root

    required property Ask ask
    readonly property int margin: Theme.space16

    function focusField(): void {
        picker.focusField();
    }

    Column {
        id: column
        width: root.availableWidth
        leftPadding: root.margin
        rightPadding: root.margin
        topPadding: Theme.space2
        bottomPadding: Theme.space16
        spacing: Theme.space8

        readonly property real room: root.availableWidth - 2 * root.margin

        AskPicker {
            id: picker
            width: column.room
            visible: root.ask.picking
            ask: root.ask
        }
        ProgressLine {
            width: column.room
            visible: root.ask.running
            indeterminate: true
            label: root.ask.answered ? qsTr("Looking deeper") : qsTr("Searching")
        }
        Flow {
            width: column.room
            visible: root.ask.answered
            spacing: Theme.space8

            Chip {
                visible: root.ask.moveText.length > 0
                text: root.ask.moveText
                tone: root.ask.tone
            }
            AppText {
                objectName: "askVerdict"
                width: Math.min(implicitWidth, column.room)
                style: "figure"
                wrapMode: Text.Wrap
                text: Actions.calm ? root.ask.plainVerdict : root.ask.verdict
            }
        }
        Repeater {
            model: Actions.calm ? [root.ask.plainText] : root.ask.sentences

            AppText {
                required property string modelData

                width: column.room
                wrapMode: Text.Wrap
                color: Theme.t2
                wholeMoves: modelData
            }
        }
        AskWalk {
            width: column.room
            visible: root.ask.answered && root.ask.lineLength > 0
            ask: root.ask
        }
        AskTable {
            width: column.room
            visible: root.ask.rows.count > 0 && !Actions.calm
            ask: root.ask
        }
        NumberText {
            width: column.room
            visible: text.length > 0 && !Actions.calm
            style: "small"
            text: root.ask.note
        }
        Flow {
            width: column.room
            visible: root.ask.question === Ask.WhyNot && root.ask.answered
            spacing: Theme.space8

            AppButton {
                objectName: "askAnother"
                compact: true
                text: qsTr("Another move")
                onClicked: root.ask.ask(Ask.WhyNot)
            }
            AppButton {
                objectName: "askExplore"
                visible: !Actions.calm
                compact: true
                kind: "outline"
                action: Actions.game.explore
            }
        }
    }
}
