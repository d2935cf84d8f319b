// The list of all keys, grouped, in two columns where they fit.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.Actions
import Plyglass.Controls

AppDialog {
    id: root

    readonly property var sets: Array.from(Actions.sets).filter(set => set.listed.length > 0)
    readonly property int perColumn: Math.ceil(root.sets.length / 2)
    readonly property int roomAbove: Theme.scaled(180)

    title: qsTr("Keys")
    rejectText: qsTr("Close")

    // The button below has the focus.
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

            Groups { width: columns.half; first: 0 }
            Groups { width: columns.half; first: root.perColumn }
        }
    }

    component Groups: Column {
        id: groups
        required property int first
        spacing: Theme.space12

        Repeater {
            model: root.sets.slice(groups.first, groups.first + root.perColumn)

            Column {
                id: group
                required property ActionSet modelData

                width: groups.width

                AppText {
                    bottomPadding: Theme.space4
                    style: "small"
                    font.weight: Font.Medium
                    text: group.modelData.heading
                }
                Repeater {
                    model: group.modelData.listed

                    Line {
                        required property AppAction modelData

                        width: group.width
                        keys: Array.from(modelData.keys).map(key => KeyNames.shown(key)).join("  ")
                        does: modelData.sentence
                    }
                }
                Repeater {
                    model: group.modelData.hints

                    Line {
                        required property KeyHint modelData

                        width: group.width
                        keys: modelData.keys
                        does: modelData.text
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
