// The pages of the program at the left edge of the window, with help and settings at the bottom.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.Actions
import Plyglass.Controls

FocusScope {
    id: root

    required property Pages pages
    required property bool labelled
    // Whether only the pages of the calm view are listed.
    required property bool calm

    // In a low window the items move together and lose their names before they would overlap.
    readonly property int gap: Theme.space4
    readonly property int itemCount: root.listed.length + 1
    readonly property real itemRoom:
        (root.height - logo.y - logo.height - Theme.scaled(18 + 12 + 8)) / root.itemCount - root.gap
    readonly property bool named: root.labelled && root.itemRoom >= Theme.scaled(44)
    readonly property real itemHeight: Math.floor(Math.min(Theme.scaled(root.named ? 52 : 44), root.itemRoom))

    readonly property var listed:
        Array.from(root.pages.all).filter(page => page.listed && (page.plain || !root.calm))

    function pagesAt(foot: bool): var {
        return root.listed.filter(page => page.last === foot);
    }

    implicitWidth: Theme.scaled(root.named ? 72 : 56)

    Accessible.role: Accessible.PageTabList
    Accessible.name: qsTr("Pages")

    Rectangle {
        anchors.fill: parent
        color: Theme.bg1

        Rectangle {
            anchors.right: parent.right
            width: 1
            height: parent.height
            color: Theme.line
        }
    }

    Image {
        id: logo
        readonly property int side: Theme.scaled(root.labelled ? 34 : 30)

        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.scaled(16)
        width: side
        height: side
        sourceSize.width: side * Screen.devicePixelRatio
        sourceSize.height: side * Screen.devicePixelRatio
        source: "qrc:/plyglass/icons/plyglass.svg"
        Accessible.role: Accessible.Graphic
        Accessible.name: "Plyglass"
    }

    Column {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.top: logo.bottom
        anchors.topMargin: Theme.scaled(18)
        spacing: root.gap

        Repeater {
            model: root.pagesAt(false)

            PageItem { focus: index === 0 }
        }
    }

    Column {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.space12
        spacing: root.gap

        RailItem {
            objectName: "railKeySheet"
            action: Actions.window.keySheet
            labelled: root.named
            height: root.itemHeight
        }
        Repeater {
            model: root.pagesAt(true)

            PageItem {}
        }
    }

    component PageItem: RailItem {
        required property PageEntry modelData
        required property int index

        objectName: "rail" + modelData.name.charAt(0).toUpperCase() + modelData.name.slice(1)
        action: modelData.action
        labelled: root.named
        height: root.itemHeight
        checked: Actions.railPage === modelData.name
        busy: modelData.busy && !checked
    }
}
