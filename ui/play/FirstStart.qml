// The first start: how well do you play? Five answers, colour, clock, and Play. A move on the board starts
// without an answer.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.Actions
import Plyglass.App
import Plyglass.Controls

Panel {
    id: root

    required property FirstQuestion question
    required property string pieceSet

    readonly property bool small: root.width < Theme.scaled(390)
    readonly property bool low: root.height < Theme.scaled(660)
    readonly property real side: Theme.scaled(root.small ? 16 : 24)

    function takeFocus(): void {
        (answers.itemAt(root.question.chosen) as AnswerRow)?.forceActiveFocus(Qt.OtherFocusReason);
    }
    function choose(answer: int): void {
        if (answer < 0 || answer >= answers.count)
            return;
        (answers.itemAt(answer) as AnswerRow).forceActiveFocus(Qt.TabFocusReason);
        root.question.chosen = answer;
    }

    objectName: "firstStart"
    padding: 0
    Accessible.name: title.text

    Keys.onReturnPressed: root.question.play()
    Keys.onEnterPressed: root.question.play()

    ScrollArea {
        id: scroll
        width: parent.width
        anchors { top: parent.top; bottom: foot.top }

        Column {
            id: blocks

            readonly property real parts: head.height + list.height + choices.height + buttons.height

            x: root.side
            width: scroll.availableWidth - 2 * root.side
            topPadding: Theme.scaled(root.small ? 14 : root.low ? 16 : 24)
            bottomPadding: Theme.space8
            spacing: Math.max(Theme.space12,
                              Math.floor((scroll.height - blocks.parts - topPadding - bottomPadding) / 3))

            Column {
                id: head
                width: parent.width
                spacing: Theme.space2

                AppText {
                    width: parent.width
                    visible: !root.small
                    color: Theme.t2
                    text: qsTr("Welcome. One question, then we play.")
                }
                AppText {
                    id: title
                    width: parent.width
                    style: root.small ? "h1" : "display"
                    wrapMode: Text.Wrap
                    text: qsTr("How well do you play?")
                }
            }
            Column {
                id: list
                width: parent.width
                spacing: Theme.scaled(6)

                Keys.onUpPressed: root.choose(root.question.chosen - 1)
                Keys.onDownPressed: root.choose(root.question.chosen + 1)

                Repeater {
                    id: answers
                    model: root.question.answers

                    AnswerRow {
                        required property int index

                        objectName: "answer" + index
                        width: list.width
                        pieceSet: root.pieceSet
                        small: root.small
                        low: root.low
                        chosen: index === root.question.chosen
                        spoken: chosen
                            ? qsTr("%1, %2 of %3. You play %4.").arg(title).arg(index + 1).arg(answers.count)
                                .arg(root.question.opponentName)
                            : qsTr("%1, %2 of %3").arg(title).arg(index + 1).arg(answers.count)
                        onClicked: root.choose(index)
                    }
                }
            }
            Column {
                id: choices
                width: parent.width
                spacing: Theme.space8

                Choice {
                    objectName: "firstColor"
                    label: qsTr("Colour")
                    words: [qsTr("White"), qsTr("Black"), qsTr("Either")]
                    index: root.question.color
                    onChosen: index => root.question.color = index
                }
                Choice {
                    objectName: "firstClock"
                    label: qsTr("Clock")
                    words: root.small ? [qsTr("No clock"), qsTr("15 min"), qsTr("5 min")]
                        : [qsTr("No clock"), qsTr("15 minutes"), qsTr("5 minutes")]
                    index: root.question.clock
                    onChosen: index => root.question.clock = index
                }
            }
            Column {
                id: buttons
                width: parent.width
                spacing: Theme.space4

                AppButton {
                    objectName: "firstPlay"
                    width: parent.width
                    height: Theme.scaled(40)
                    kind: "primary"
                    iconName: "go"
                    text: qsTr("Play")
                    onClicked: root.question.play()
                }
                Row {
                    anchors.horizontalCenter: parent.horizontalCenter

                    AppButton {
                        objectName: "justPlay"
                        kind: "quiet"
                        text: qsTr("Just let me play")
                        onClicked: root.question.playAtOnce()
                    }
                    AppText {
                        anchors.verticalCenter: parent.verticalCenter
                        style: "small"
                        text: qsTr("or move a piece")
                    }
                }
                AppText {
                    width: parent.width
                    visible: !root.low
                    horizontalAlignment: Text.AlignHCenter
                    wrapMode: Text.Wrap
                    style: "small"
                    text: qsTr("Without an answer your opponent adapts to you.")
                }
            }
        }
    }

    Item {
        id: foot
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.scaled(root.small ? 44 : 48)

        Rectangle { width: parent.width; height: 1; color: Theme.line }
        AppButton {
            objectName: "firstCalm"
            x: Theme.scaled(root.small ? 4 : 12)
            anchors.verticalCenter: parent.verticalCenter
            kind: "quiet"
            action: Actions.play.calm
        }
        KeyCap {
            anchors { right: parent.right; rightMargin: root.side; verticalCenter: parent.verticalCenter }
            visible: text.length > 0
            text: Actions.play.calm.keyText
        }
    }

    component Choice: Item {
        id: choice

        required property string label
        required property list<string> words
        required property int index

        signal chosen(int index)

        width: parent?.width ?? 0
        height: Theme.scaled(32)

        AppText {
            anchors.verticalCenter: parent.verticalCenter
            color: Theme.t3
            text: choice.label
        }
        Segmented {
            x: Theme.scaled(root.small ? 60 : 76)
            width: parent.width - x
            stretched: true
            label: choice.label
            model: choice.words
            currentIndex: choice.index
            onActivated: index => choice.chosen(index)
        }
    }
}
