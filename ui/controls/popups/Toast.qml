// A message that shows itself at the bottom of its parent for a few seconds: show("Copied").
import QtQuick

Item {
    id: root

    property string text: ""
    property string tone: "neutral"
    property string actionText: ""
    property int durationMs: 5000
    readonly property bool shown: timer.running

    signal actionTriggered()
    /// A person has closed it.
    signal closed()

    /// Shows a message, in place of one that is still there.
    function show(message: string, messageTone = "neutral", action = "") {
        text = message;
        tone = messageTone;
        actionText = action;
        timer.restart();
    }

    function hide() {
        timer.stop();
    }

    anchors.horizontalCenter: parent ? parent.horizontalCenter : undefined
    anchors.bottom: parent ? parent.bottom : undefined
    anchors.bottomMargin: Theme.space24
    width: Math.min(Theme.scaled(420), parent ? parent.width - 2 * Theme.space24 : Theme.scaled(420))
    height: notice.implicitHeight
    visible: opacity > 0
    opacity: shown ? 1 : 0
    z: 100

    Behavior on opacity {
        NumberAnimation { duration: Theme.motionPanel; easing.type: Easing.OutQuint }
    }

    Timer {
        id: timer
        interval: root.durationMs
    }

    SoftShadow { innerRadius: Theme.radiusControl }

    Notice {
        id: notice
        anchors.fill: parent
        text: root.text
        tone: root.tone
        actionText: root.actionText
        closable: true
        border.width: 1
        border.color: Theme.line2
        onClosed: {
            root.hide();
            root.closed();
        }
        onActionTriggered: {
            root.hide();
            root.actionTriggered();
        }
    }
}
