// Marks for squares: conditions other than a certain piece.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Plyglass.App
import Plyglass.Controls

Grid {
    id: root

    required property SoughtSquares squares

    signal chosen(string sign)

    columns: 2
    spacing: Theme.space4

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Any piece")

    Choice { sign: "A"; text: qsTr("Any white piece") }
    Choice { sign: "a"; text: qsTr("Any black piece") }
    Choice { sign: "*"; text: qsTr("Any piece") }
    Choice { sign: "-"; text: qsTr("Must be empty") }

    component Choice: T.AbstractButton {
        id: choice
        required property string sign

        objectName: "mark" + choice.sign
        width: Math.floor((root.width - root.spacing) / 2)
        height: Theme.scaled(32)
        checked: root.squares.tool === choice.sign
        hoverEnabled: true
        focusPolicy: Qt.StrongFocus
        onClicked: root.chosen(choice.checked ? "" : choice.sign)

        Keys.onReturnPressed: choice.clicked()
        Keys.onEnterPressed: choice.clicked()
        Accessible.role: Accessible.RadioButton
        Accessible.name: choice.text
        Accessible.checkable: true
        Accessible.checked: choice.checked
        Accessible.onPressAction: choice.clicked()

        background: Rectangle {
            radius: Theme.radiusControl
            color: choice.hovered ? Theme.bg4 : Theme.bg3
            border.width: choice.checked ? 2 : 0
            border.color: Theme.acc

            FocusRing { shown: choice.visualFocus }
        }
        contentItem: Item {
            SquareMark {
                x: Theme.space8
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.scaled(18)
                height: width
                sign: choice.sign
            }
            AppText {
                x: Theme.scaled(34)
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - x
                text: choice.text
                Accessible.ignored: true
            }
        }
    }
}
