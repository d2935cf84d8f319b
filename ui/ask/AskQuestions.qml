// Questions about the last move and about the position on the board.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.Actions
import Plyglass.App
import Plyglass.Controls

ScrollArea {
    id: root

    required property Ask ask

    // Numbered in this order; the calm view has the plain ones.
    readonly property var questions: root.all.filter(entry => entry.plain || !Actions.calm)
    readonly property var all: [
        { question: Ask.WhyThis, plain: true, title: qsTr("Why this move?"), key: "", aboutMove: true },
        { question: Ask.WhyNot, plain: true, title: qsTr("Why not another move?"), key: "W",
          aboutMove: true },
        { question: Ask.Changes, title: qsTr("When did it change its mind?"), key: "", aboutMove: true },
        { question: Ask.Reach, title: qsTr("How far did it look?"), key: "", aboutMove: true },
        { question: Ask.Techniques, title: qsTr("What if it could not use …?"), key: "", aboutMove: true },
        { question: Ask.Threat, plain: true, title: qsTr("What is threatened?"), key: "X", aboutMove: false },
        { question: Ask.Balance, title: qsTr("Who stands better, and why?"), key: "", aboutMove: false },
        { question: Ask.Levels, title: qsTr("What would each level play?"), key: "", aboutMove: false }
    ]

    function titleOf(question: int): string {
        return root.questions.find(entry => entry.question === question)?.title ?? "";
    }
    function canAsk(entry: var): bool {
        const hasMove = root.ask.lastMoveText.length > 0;
        if (entry.question === Ask.WhyNot)
            return hasMove || root.ask.canAskPosition;
        return entry.aboutMove ? hasMove : root.ask.canAskPosition;
    }
    function askNumber(number: int): bool {
        const entry = root.questions[number - 1];
        if (!entry || !root.canAsk(entry))
            return false;
        root.ask.ask(entry.question);
        return true;
    }

    Column {
        width: root.availableWidth
        bottomPadding: Theme.space8

        Heading {
            text: root.ask.lastMoveText.length > 0
                ? qsTr("About the last move, %1").arg(root.ask.lastMoveText)
                : qsTr("About the last move: there is none yet")
        }
        Group {
            aboutMove: true
        }
        Heading {
            text: root.ask.canAskPosition ? qsTr("About the position on the board")
                                          : qsTr("About the position on the board: the game is over there")
        }
        Group {
            aboutMove: false
        }
    }

    component Group: Column {
        id: group

        required property bool aboutMove

        Repeater {
            model: root.questions.filter(entry => entry.aboutMove === group.aboutMove)

            AskRow {
                required property var modelData

                width: root.availableWidth
                number: root.questions.findIndex(entry => entry.question === modelData.question) + 1
                title: modelData.title
                key: modelData.key
                enabled: root.canAsk(modelData)
                onClicked: root.ask.ask(modelData.question)
            }
        }
    }
    component Heading: AppText {
        x: Theme.space16
        width: root.availableWidth - 2 * x
        topPadding: Theme.space8
        bottomPadding: Theme.space4
        style: "small"
        wrapMode: Text.Wrap
    }
}
