// The line on the board, including moves taken back: a click goes to the position after a move.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Plyglass.App
import Plyglass.Controls

Flow {
    id: root

    required property OpeningTree tree

    spacing: 0

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("The line on the board")

    Repeater {
        model: root.tree.line.length + 1

        T.AbstractButton {
            id: step

            required property int index
            readonly property bool current: step.index === root.tree.ply

            objectName: "lineMove" + step.index
            implicitWidth: label.implicitWidth + Theme.scaled(10)
            implicitHeight: Theme.scaled(26)
            hoverEnabled: true
            focusPolicy: Qt.NoFocus
            text: step.index === 0 ? qsTr("Start") : root.tree.line[step.index - 1] ?? ""
            onClicked: root.tree.ply = step.index

            Accessible.role: Accessible.Link
            Accessible.name: step.text
            Accessible.onPressAction: step.clicked()

            Rectangle {
                anchors.fill: parent
                anchors.margins: 1
                radius: Theme.radiusChip
                color: step.current ? Theme.accSoft : step.hovered ? Theme.bg2 : "transparent"
            }
            AppText {
                id: label
                anchors.centerIn: parent
                style: step.current ? "value" : "body"
                color: step.current ? Theme.acc : step.index > root.tree.ply ? Theme.t3 : Theme.t1
                text: step.text
                Accessible.ignored: true
            }
        }
    }
}
