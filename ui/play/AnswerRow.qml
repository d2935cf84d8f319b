// One of several answers to a question: a picture, what it says, a line below it, and whether it is chosen.
import QtQuick
import QtQuick.Templates as T
import Plyglass.Controls

T.AbstractButton {
    id: root

    required property string title
    required property string line
    required property string piece
    required property string pieceSet
    // Name for screen readers.
    required property string spoken
    property bool chosen: false
    // Room for one line only: the line below the title is that of the chosen answer.
    property bool small: false
    property bool low: false

    readonly property bool lined: !root.small || root.chosen

    implicitWidth: Theme.scaled(300)
    implicitHeight: Math.max(Theme.scaled(root.small ? 38 : root.low ? 46 : 58),
                             words.implicitHeight + Theme.scaled(10))
    hoverEnabled: true
    focusPolicy: root.chosen ? Qt.StrongFocus : Qt.ClickFocus

    Accessible.role: Accessible.RadioButton
    Accessible.name: root.spoken
    Accessible.description: root.line
    Accessible.checkable: true
    Accessible.checked: root.chosen
    Accessible.onPressAction: root.clicked()

    Item {
        anchors.fill: parent

        PieceAvatar {
            id: picture
            x: Theme.scaled(root.small ? 10 : 12)
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.scaled(root.small ? 28 : 32)
            height: width
            piece: root.piece
            set: root.pieceSet
        }
        Column {
            id: words
            anchors { left: picture.right; right: mark.left; verticalCenter: parent.verticalCenter }
            anchors.leftMargin: Theme.space12
            anchors.rightMargin: Theme.space8

            AppText {
                width: parent.width
                style: "value"
                text: root.title
                color: root.chosen ? Theme.acc : Theme.t1
                Accessible.ignored: true
            }
            AppText {
                width: parent.width
                visible: root.lined
                style: "small"
                text: root.line
                color: root.chosen ? Theme.t2 : Theme.t3
                wrapMode: root.small ? Text.Wrap : Text.NoWrap
                Accessible.ignored: true
            }
        }
        Rectangle {
            id: mark
            anchors { right: parent.right; verticalCenter: parent.verticalCenter }
            anchors.rightMargin: picture.x
            width: Theme.scaled(18)
            height: width
            radius: width / 2
            color: "transparent"
            border.width: 1.5
            border.color: root.chosen ? Theme.acc : root.hovered ? Theme.t3 : Theme.line3

            Rectangle {
                anchors.centerIn: parent
                visible: root.chosen
                width: Theme.scaled(8)
                height: width
                radius: width / 2
                color: Theme.acc
            }
        }
    }

    background: Rectangle {
        radius: Theme.radiusRail
        color: root.chosen ? Theme.accSoft : root.hovered ? Theme.bg3 : Theme.bg2
        border.width: 1
        border.color: root.chosen ? Theme.accSoft : Theme.line

        FocusRing {
            shown: root.visualFocus
            innerRadius: Theme.radiusRail
        }
    }
}
