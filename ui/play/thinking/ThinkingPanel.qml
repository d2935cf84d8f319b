// The Thinking panel where it is separate.
import QtQuick
import Plyglass.App
import Plyglass.Controls

Panel {
    id: root

    // Its content, which has details to show.
    required property ThinkingContent content
    readonly property ThinkAgain thinkAgain: root.content.thinkAgain
    readonly property alias body: bodyItem

    objectName: "thinkingPanel"
    padding: 0
    title: qsTr("Thinking")
    headerItems: Row {
        IconButton {
            objectName: "thinkAgain"
            compact: true
            iconName: "redo"
            tip: qsTr("Think the last move again")
            visible: root.thinkAgain.available && !root.thinkAgain.open
            onClicked: root.thinkAgain.begin()
        }
        IconButton {
            objectName: "details"
            compact: true
            checkable: true
            iconName: "info"
            tip: qsTr("Details")
            checked: root.content.detailed
            onToggled: root.content.detailed = checked
        }
    }

    Item {
        id: bodyItem
        anchors.fill: parent
    }
}
