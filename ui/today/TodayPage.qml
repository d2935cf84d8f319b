// What waits for the person today: the unfinished game, something to train, the last results, the rating.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Plyglass.App
import Plyglass.Controls

FocusScope {
    id: root

    required property App app

    readonly property bool narrow: root.width < Theme.scaled(1000)
    /// Whether the panels stand in two columns: in a window of 1100 with its rail.
    readonly property bool wide: root.width >= Theme.scaled(1044)
    readonly property int margin: Theme.scaled(root.narrow ? 12 : 24)
    readonly property int gap: Theme.scaled(root.narrow ? 12 : 16)

    objectName: "todayPage"
    focus: true
    onVisibleChanged: root.follow(root.visible)
    Component.onCompleted: root.follow(root.visible)
    Component.onDestruction: root.follow(false)

    function follow(on: bool): void {
        if (on)
            root.app.today.begin();
        else
            root.app.today.end();
    }
    // Scrolls to the item that has got the focus by a key.
    function reveal(item: Item): void {
        let above = item;
        while (above && above !== panels)
            above = above.parent;
        if (!above)
            return;
        const view = scroll.contentItem as Flickable;
        const top = item.mapToItem(panels, 0, 0).y - root.gap;
        const bottom = top + item.height + 2 * root.gap;
        const end = Math.max(0, view.contentHeight - view.height);
        const lowest = Math.min(view.contentY, Math.max(0, top));
        view.contentY = Math.max(Math.min(end, bottom - view.height), lowest);
    }

    Connections {
        target: root.Window.window
        function onActiveFocusItemChanged(): void { root.reveal(root.Window.activeFocusItem); }
    }
    PageHead {
        id: head
        x: root.margin
        height: Theme.scaled(root.narrow ? 48 : 64)
        text: qsTr("Today")
    }
    ScrollArea {
        id: scroll
        objectName: "todayScroll"
        anchors { top: head.bottom; bottom: parent.bottom }
        x: root.margin
        width: root.width - root.margin
        contentHeight: panels.height + root.margin
        focus: true

        GridLayout {
            id: panels

            // Two rows as high as a board that is still small.
            readonly property real room: Math.min(Theme.scaled(640), scroll.height - root.margin)

            width: Math.min(Theme.scaled(1320), root.width - 2 * root.margin)
            height: root.wide ? Math.max(implicitHeight, room) : implicitHeight
            columns: root.wide ? 2 : 1
            columnSpacing: root.gap
            rowSpacing: root.gap

            TodayGame {
                objectName: "todayGame"
                focus: true
                today: root.app.today
                settings: root.app.settings
            }
            TodayTraining {
                objectName: "todayTraining"
                lessons: root.app.lessons
                practice: root.app.practice
            }
            TodayResults {
                objectName: "todayResults"
                today: root.app.today
            }
            TodayRating {
                objectName: "todayRating"
                today: root.app.today
                library: root.app.library
            }
        }
    }
}
