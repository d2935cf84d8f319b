// A finished game: the opponent, the result in words, the day. A click opens it.
import QtQuick
import QtQuick.Templates as T
import Plyglass.Controls

T.AbstractButton {
    id: root

    required property int index
    required property string opponent
    required property string resultText
    required property string tone
    required property string whenText

    width: parent?.width ?? 0
    height: Theme.scaled(40)
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()
    Keys.onUpPressed: root.nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
    Keys.onDownPressed: root.nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)

    Accessible.role: Accessible.Button
    Accessible.name: qsTr("%1, %2, %3", "result, opponent and day of a game").arg(root.resultText)
        .arg(root.opponent).arg(root.whenText)
    Accessible.onPressAction: root.clicked()

    background: Rectangle {
        color: root.down ? Theme.bg3 : root.hovered ? Theme.bg2 : Qt.alpha(Theme.bg2, 0)

        Rectangle {
            x: Theme.space16
            width: parent.width - 2 * x
            height: 1
            visible: root.index > 0
            color: Theme.line
        }
        FocusRing {
            anchors.margins: 1
            shown: root.visualFocus
        }
    }

    Item {
        anchors.fill: parent
        anchors.leftMargin: Theme.space16
        anchors.rightMargin: Theme.space16

        AppText {
            id: result
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.scaled(64)
            style: "value"
            color: Theme.toneColor(root.tone)
            text: root.resultText
            Accessible.ignored: true
        }
        AppText {
            anchors.verticalCenter: parent.verticalCenter
            anchors { left: result.right; right: day.left; rightMargin: Theme.space12 }
            text: root.opponent
            Accessible.ignored: true
        }
        AppText {
            id: day
            anchors { verticalCenter: parent.verticalCenter; right: parent.right }
            style: "small"
            text: root.whenText
            Accessible.ignored: true
        }
    }
}
