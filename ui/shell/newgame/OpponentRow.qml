// An opponent: piece, name, one line, and a bar for its strength beside the person's.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Plyglass.Board
import Plyglass.Controls

T.AbstractButton {
    id: root

    required property int index
    required property string name
    required property string line
    required property string piece
    required property real share
    required property bool likeYou
    required property string spoken
    // The list that has it.
    required property bool chosen
    required property bool focusShown
    required property int barWidth
    required property bool dense

    signal aboutRequested(anchor: Item)

    implicitHeight: Theme.scaled(root.dense ? 40 : 44)
    hoverEnabled: true
    focusPolicy: Qt.NoFocus

    Accessible.role: Accessible.ListItem
    Accessible.name: root.spoken
    Accessible.selectable: true
    Accessible.selected: root.chosen
    Accessible.onPressAction: root.clicked()

    background: Rectangle {
        radius: Theme.radiusControl
        color: root.chosen ? Theme.accSoft : root.hovered ? Theme.bg2 : Qt.alpha(Theme.bg2, 0)

        FocusRing {
            anchors.margins: 0
            shown: root.focusShown
            innerRadius: Theme.radiusControl
        }
    }

    Item {
        anchors.fill: parent

        Rectangle {
            id: avatar
            x: Theme.space8
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.scaled(32)
            height: width
            radius: Theme.radiusSegment
            color: "#7E9BAB"

            PieceImage {
                anchors.centerIn: parent
                width: Theme.scaled(28)
                height: width
                piece: "b" + root.piece
            }
        }
        AppText {
            id: title
            anchors.left: avatar.right
            anchors.leftMargin: Theme.space12
            y: Math.round((parent.height - height - below.height) / 2)
            width: Math.min(implicitWidth, (like.visible ? like.x : bar.x) - x)
            style: "value"
            text: root.name
            color: root.chosen ? Theme.acc : Theme.t1
            Accessible.ignored: true
        }
        Chip {
            id: like
            x: Math.min(title.x + title.implicitWidth + Theme.space8, info.x - width)
            anchors.verticalCenter: title.verticalCenter
            height: Theme.scaled(18)
            visible: root.likeYou
            tone: "acc"
            text: qsTr("about as strong as you")
            Accessible.ignored: true
        }
        AppText {
            id: below
            x: title.x
            anchors.top: title.bottom
            width: Math.min(implicitWidth, info.x - x)
            style: "small"
            color: root.chosen ? Theme.t2 : Theme.t3
            text: root.line
            Accessible.ignored: true
        }
        IconButton {
            id: info
            objectName: root.chosen ? "aboutOpponent" : ""
            anchors.right: bar.left
            anchors.rightMargin: Theme.space4
            anchors.verticalCenter: parent.verticalCenter
            visible: root.chosen
            iconName: "info"
            tip: qsTr("About %1").arg(root.name)
            onClicked: root.aboutRequested(info)
        }
        Rectangle {
            id: bar
            anchors.right: parent.right
            anchors.rightMargin: Theme.space8
            anchors.verticalCenter: parent.verticalCenter
            width: root.barWidth
            height: Theme.scaled(8)
            radius: height / 2
            color: root.chosen ? Theme.bg4 : Theme.bg3

            Rectangle {
                width: Math.max(height, parent.width * root.share)
                height: parent.height
                radius: height / 2
                color: root.chosen ? Theme.acc : Theme.t3
            }
        }
    }
}
