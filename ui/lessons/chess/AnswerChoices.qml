// The answers to a question about the position.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Plyglass.App
import Plyglass.Controls

Panel {
    id: root

    required property ChessTask task

    topPadding: headerHeight
    title: qsTr("Your answer")

    Column {
        width: root.availableWidth
        spacing: Theme.scaled(6)

        Repeater {
            model: root.task.choices

            T.AbstractButton {
                id: row

                required property int index
                required property string answer
                required property int choiceState

                readonly property string tone: row.choiceState === ChoiceState.Right ? "good"
                    : row.choiceState === ChoiceState.Wrong ? "bad" : "neutral"
                readonly property bool judged: row.tone !== "neutral"

                objectName: "choice" + row.index
                width: parent?.width ?? 0
                implicitHeight: Math.max(Theme.scaled(40), words.implicitHeight + Theme.scaled(16))
                enabled: root.task.state === ChessTask.Asked || row.judged
                hoverEnabled: true
                focusPolicy: Qt.StrongFocus
                onClicked: root.task.choose(row.index)
                Keys.onReturnPressed: row.clicked()
                Keys.onEnterPressed: row.clicked()

                Accessible.role: Accessible.RadioButton
                Accessible.name: row.answer
                Accessible.checkable: true
                Accessible.checked: row.judged
                Accessible.onPressAction: row.clicked()

                background: Rectangle {
                    radius: Theme.radiusRail
                    color: row.judged ? Theme.toneGround(row.tone)
                        : row.hovered && row.enabled ? Theme.bg3 : Theme.bg2
                    border.width: 1
                    border.color: row.judged ? Theme.toneColor(row.tone) : Theme.line

                    FocusRing {
                        shown: row.visualFocus
                        innerRadius: Theme.radiusRail
                    }
                }
                Item {
                    anchors.fill: parent

                    AppText {
                        id: words
                        anchors.verticalCenter: parent.verticalCenter
                        x: Theme.space12
                        width: sign.x - x - Theme.space8
                        style: "strong"
                        wrapMode: Text.Wrap
                        color: row.enabled ? Theme.t1 : Theme.t3
                        text: row.answer
                        Accessible.ignored: true
                    }
                    Icon {
                        id: sign
                        anchors.verticalCenter: parent.verticalCenter
                        x: parent.width - width - Theme.space12
                        visible: row.judged
                        name: row.tone === "good" ? "check" : "x"
                        color: Theme.toneColor(row.tone)
                    }
                }
            }
        }
    }
}
