// A hint beside the board: its sentence, and the button for the next step.
import QtQuick
import Plyglass.App
import Plyglass.Controls

Item {
    id: root

    required property MoveHint hint

    readonly property bool last: root.hint.step === 3

    implicitHeight: visible ? Math.max(Theme.scaled(44), words.implicitHeight + Theme.scaled(12)) : 0
    visible: root.hint.step > 0

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Hint")

    Rectangle { width: parent.width; height: 1; color: Theme.line }
    Rectangle {
        id: bulb
        x: Theme.space8
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.scaled(28)
        height: width
        radius: width / 2
        color: Theme.accSoft

        Icon {
            anchors.centerIn: parent
            name: "hint"
            size: 16
            color: Theme.acc
        }
    }
    AppText {
        id: words
        objectName: "hintText"
        anchors { left: bulb.right; right: further.left; verticalCenter: parent.verticalCenter }
        anchors.margins: Theme.space8
        wrapMode: Text.Wrap
        text: root.hint.sentence
    }
    AppButton {
        id: further
        objectName: "hintNext"
        anchors { right: shut.left; rightMargin: Theme.space4; verticalCenter: parent.verticalCenter }
        kind: root.last ? "primary" : "secondary"
        text: root.last ? qsTr("Play it") : root.hint.step === 1 ? qsTr("Where to?") : qsTr("Which move?")
        onClicked: root.last ? root.hint.play() : root.hint.next()
    }
    IconButton {
        id: shut
        objectName: "hintClose"
        anchors { right: parent.right; rightMargin: Theme.space4; verticalCenter: parent.verticalCenter }
        compact: true
        iconName: "x"
        tip: qsTr("Close")
        onClicked: root.hint.close()
    }
}
