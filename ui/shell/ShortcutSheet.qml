// The sheet of shortcuts, grouped, in two columns where there is room.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.Controls

AppDialog {
    id: root

    required property Pages pages

    readonly property int roomAbove: Theme.scaled(180)
    readonly property list<string> left: ["both", "play", "analyse", "window"]
    readonly property list<string> right: ["board", "games", "library", "editor"]

    function heading(group: string): string {
        switch (group) {
        case "both":
            return qsTr("On the pages Play and Analyse");
        case "play":
            return qsTr("On the Play page");
        case "analyse":
            return qsTr("On the Analyse page");
        case "library":
            return qsTr("In the library");
        case "board":
            return qsTr("Board");
        case "editor":
            return qsTr("Position editor");
        case "games":
            return qsTr("Games, on every page");
        default:
            return qsTr("Window");
        }
    }

    title: qsTr("Keys")
    rejectText: qsTr("Close")

    ShortcutList { id: shortcuts }

    // The button below has the keys.
    component Scrolls: Shortcut {
        required property real pages
        enabled: root.opened
        onActivated: {
            const view = scroll.contentItem as Flickable;
            const end = Math.max(0, view.contentHeight - view.height);
            view.contentY = Math.max(0, Math.min(end, view.contentY + pages * view.height));
        }
    }
    Scrolls { sequences: ["Down"]; pages: 0.1 }
    Scrolls { sequences: ["Up"]; pages: -0.1 }
    Scrolls { sequences: ["PgDown"]; pages: 0.9 }
    Scrolls { sequences: ["PgUp"]; pages: -0.9 }
    Scrolls { sequences: ["End"]; pages: 100 }
    Scrolls { sequences: ["Home"]; pages: -100 }

    ScrollArea {
        id: scroll
        objectName: "lines"
        anchors.fill: parent
        implicitWidth: Theme.scaled(692)
        implicitHeight: Math.min(columns.implicitHeight + Theme.scaled(8),
                                 root.parent ? root.parent.height - root.roomAbove : columns.implicitHeight)

        Row {
            id: columns
            spacing: Theme.space32
            readonly property int half: Math.floor((scroll.availableWidth - spacing - Theme.scaled(12)) / 2)

            Groups { width: columns.half; names: root.left }
            Groups { width: columns.half; names: root.right }
        }
    }

    component Groups: Column {
        id: groups
        required property list<string> names
        spacing: Theme.space12

        Repeater {
            model: groups.names

            Column {
                id: group
                required property string modelData

                width: groups.width

                AppText {
                    bottomPadding: Theme.space4
                    style: "small"
                    font.weight: Font.Medium
                    text: root.heading(group.modelData)
                }
                Repeater {
                    model: group.modelData === "window" ? root.pages.all : null

                    Line {
                        required property PageEntry modelData

                        width: group.width
                        visible: modelData.keys !== ""
                        keys: modelData.keys
                        does: modelData.title
                    }
                }
                Repeater {
                    model: shortcuts

                    Line {
                        required property string of

                        width: group.width
                        visible: of === group.modelData
                    }
                }
            }
        }
    }

    component Line: Item {
        id: line
        required property string keys
        required property string does

        implicitHeight: Math.max(Theme.scaled(28), text.implicitHeight + Theme.scaled(8))

        AppText {
            id: text
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - cap.width - Theme.scaled(12)
            wrapMode: Text.Wrap
            text: line.does
        }
        KeyCap {
            id: cap
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            text: line.keys
        }
    }
}
