// Games with something in common: a bar of shares, with their score and its error. A click lists them.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Plyglass.Charts
import Plyglass.Controls

T.AbstractButton {
    id: root

    required property int index
    required property string name
    required property string side
    required property list<double> shares
    required property double score
    required property double low
    required property double high
    required property string valueText
    required property string countText
    required property string detail
    // Colours of the shares.
    required property list<color> colors
    required property real nameWidth

    readonly property bool isEmpty: root.score < 0 && root.valueText === "–"

    height: Theme.scaled(30)
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()
    Keys.onUpPressed: root.nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
    Keys.onDownPressed: root.nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)

    Accessible.role: Accessible.Button
    Accessible.name: root.side.length === 0 || root.name === root.sideText ? root.name
        : qsTr("%1, %2").arg(root.name).arg(root.sideText)
    Accessible.description: root.detail
    Accessible.onPressAction: root.clicked()

    readonly property string sideText: root.side === "white" ? qsTr("White") : qsTr("Black")

    background: Rectangle {
        color: root.down ? Theme.bg3 : root.hovered ? Theme.bg2 : Qt.alpha(Theme.bg2, 0)

        FocusRing {
            anchors.margins: 0
            shown: root.visualFocus
            innerRadius: 2
        }
    }
    HoverHandler { cursorShape: Qt.PointingHandCursor }
    Tip {
        title: root.name
        text: root.detail
        wanted: root.hovered
    }

    Rectangle {
        id: sideMark
        x: Theme.space16
        anchors.verticalCenter: parent.verticalCenter
        visible: root.side.length > 0
        width: Theme.scaled(10)
        height: width
        radius: Theme.radiusMark
        color: root.side === "white" ? Theme.evalW : Theme.evalB
        border.width: 1
        border.color: Theme.line3
    }
    AppText {
        x: sideMark.visible ? sideMark.x + sideMark.width + Theme.space8 : Theme.space16
        width: root.nameWidth - x
        anchors.verticalCenter: parent.verticalCenter
        text: root.name
        color: root.isEmpty ? Theme.t3 : Theme.t1
        Accessible.ignored: true
    }
    Item {
        x: root.nameWidth + Theme.space8
        width: value.x - x - Theme.space8
        height: parent.height

        StackedBar {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width
            height: Theme.scaled(12)
            shares: root.shares
            colors: root.colors
            Accessible.ignored: true
        }
        ScoreMark {
            visible: root.score >= 0
            anchors.fill: parent
            score: root.score
            low: root.low
            high: root.high
        }
    }
    AppText {
        id: value
        x: count.x - width
        width: Theme.scaled(52)
        anchors.verticalCenter: parent.verticalCenter
        horizontalAlignment: Text.AlignRight
        style: "value"
        text: root.valueText
        color: root.isEmpty ? Theme.t3 : Theme.t1
        Accessible.ignored: true
    }
    AppText {
        id: count
        x: root.width - width - Theme.space16
        width: Theme.scaled(52)
        anchors.verticalCenter: parent.verticalCenter
        horizontalAlignment: Text.AlignRight
        text: root.countText
        color: Theme.t3
        Accessible.ignored: true
    }
}
