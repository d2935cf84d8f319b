// A message inside a panel: the event, the advice, and one action.
import QtQuick
import QtQuick.Layouts

Rectangle {
    id: root

    property string title: ""
    property string text: ""
    /// neutral, acc, good, bad or warn.
    property string tone: "bad"
    property string actionText: ""
    property bool closable: false

    signal actionTriggered()
    signal closed()

    readonly property string iconName: tone === "bad" || tone === "warn" ? "warn"
        : tone === "good" ? "check" : "info"

    implicitWidth: Theme.scaled(280)
    implicitHeight: row.implicitHeight + Theme.scaled(16)
    radius: Theme.radiusControl
    color: Theme.toneGround(tone)

    Accessible.role: Accessible.AlertMessage
    Accessible.name: root.title.length > 0 ? root.title + ". " + root.text : root.text

    // Clicks beside its buttons must not reach the items below.
    MouseArea {
        anchors.fill: parent
        acceptedButtons: Qt.AllButtons
    }
    Icon {
        x: Theme.scaled(12)
        y: row.y + texts.y + Theme.scaled(2)
        name: root.iconName
        color: Theme.toneColor(root.tone)
    }

    RowLayout {
        id: row
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.leftMargin: Theme.space12
        anchors.rightMargin: Theme.space8
        spacing: Theme.space8

        ColumnLayout {
            id: texts
            Layout.fillWidth: true
            Layout.leftMargin: Theme.space24
            spacing: 0

            AppText {
                Layout.fillWidth: true
                visible: root.title.length > 0
                style: "value"
                color: Theme.toneColor(root.tone)
                text: root.title
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
            AppText {
                Layout.fillWidth: true
                visible: root.text.length > 0
                color: root.title.length > 0 ? Theme.t2 : Theme.t1
                text: root.text
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
        }
        AppButton {
            visible: root.actionText.length > 0
            kind: "outline"
            compact: true
            text: root.actionText
            onClicked: root.actionTriggered()
        }
        IconButton {
            visible: root.closable
            compact: true
            iconName: "x"
            iconSize: 14
            tip: qsTr("Close")
            onClicked: root.closed()
        }
    }
}
