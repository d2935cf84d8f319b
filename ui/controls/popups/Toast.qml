// A message above everything else, while it has a text.
import QtQuick

Item {
    id: root

    property string text: ""
    property string tone: "neutral"
    // The last text, shown while it fades.
    property string lastText: ""

    /// A person has closed it.
    signal closed()

    onTextChanged: if (root.text.length > 0) root.lastText = root.text

    implicitWidth: Theme.scaled(420)
    height: notice.implicitHeight
    visible: opacity > 0
    opacity: root.text.length > 0 ? 1 : 0

    Behavior on opacity {
        NumberAnimation { duration: Theme.motionPanel; easing.type: Easing.OutQuint }
    }

    SoftShadow { innerRadius: Theme.radiusControl }

    Notice {
        id: notice
        anchors.fill: parent
        text: root.lastText
        tone: root.tone
        closable: true
        border.width: 1
        border.color: Theme.line2
        onClosed: root.closed()
    }
}
