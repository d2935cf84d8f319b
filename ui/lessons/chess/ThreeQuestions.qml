// The three questions after a check: only if all say no, it is mate.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

Panel {
    id: root

    required property ChessTask task
    property bool dense: false

    padding: 0
    bottomPadding: Theme.space4
    title: qsTr("Three questions")
    subtitle: root.task.triedText

    Column {
        width: root.width

        Repeater {
            model: root.task.questions

            Rectangle {
                id: row

                required property string question
                required property string answer
                /// The answer is a way out of the check.
                required property bool fails

                readonly property int edge: Theme.scaled(root.dense ? 4 : 9)

                x: 1
                width: root.width - 2
                implicitHeight: words.implicitHeight + 2 * row.edge
                color: row.fails ? Theme.bg2 : "transparent"

                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("%1 %2", "a question and its answer").arg(row.question).arg(row.answer)

                Rectangle {
                    width: parent.width
                    height: 1
                    color: Theme.line
                }
                Rectangle {
                    visible: row.fails
                    y: 1
                    width: Theme.scaled(3)
                    height: parent.height - 1
                    color: Theme.bad
                }
                RoundMark {
                    id: sign
                    x: Theme.space16
                    y: row.edge + 1
                    size: 18
                    tone: row.fails ? "bad" : "good"
                    iconName: row.fails ? "x" : "check"
                }
                Column {
                    id: words
                    x: sign.x + sign.width + Theme.scaled(10)
                    y: row.edge
                    width: parent.width - x - Theme.space16

                    AppText {
                        width: parent.width
                        style: "strong"
                        wrapMode: Text.Wrap
                        text: row.question
                        Accessible.ignored: true
                    }
                    AppText {
                        width: parent.width
                        wrapMode: Text.Wrap
                        color: Theme.t2
                        text: row.answer
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
}
