// A menu of AppMenuItems.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T

T.Menu {
    id: root

    implicitWidth: Math.max(Theme.scaled(200), contentItem.implicitWidth + leftPadding + rightPadding)
    implicitHeight: contentItem.implicitHeight + topPadding + bottomPadding
    padding: 4
    margins: 8
    overlap: 2

    onAboutToShow: OpenMenus.count += 1
    onAboutToHide: OpenMenus.count -= 1

    delegate: AppMenuItem {}

    contentItem: ListView {
        implicitHeight: contentHeight
        implicitWidth: {
            let widest = 0;
            for (let i = 0; i < count; ++i) {
                const entry = itemAtIndex(i);
                widest = Math.max(widest, entry ? entry.implicitWidth : 0);
            }
            return widest;
        }
        model: root.contentModel
        interactive: contentHeight > height
        clip: interactive
        currentIndex: root.currentIndex
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: AppScrollBar {}
    }

    background: Item {
        SoftShadow { innerRadius: Theme.radiusRail }
        Rectangle {
            anchors.fill: parent
            radius: Theme.radiusRail
            color: Theme.bg3
            border.width: 1
            border.color: Theme.line2
        }
    }

    enter: Transition {
        NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.motionHover }
    }
}
