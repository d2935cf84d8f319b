// The pages of the program at the left edge of the window, with help and settings at the bottom.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.Controls

FocusScope {
    id: root

    required property string page
    required property bool labelled
    required property bool thinking
    required property bool exploring
    required property bool laboratoryBusy
    required property bool learning

    signal pageChosen(string page)
    signal helpRequested

    // In a low window the items move together and lose their names before they run into each other.
    readonly property int gap: Theme.scaled(4)
    readonly property int itemCount: 9
    readonly property real itemRoom: (root.height - logo.y - logo.height - Theme.scaled(18 + 12 + 8)) / root.itemCount
        - root.gap
    readonly property bool named: root.labelled && root.itemRoom >= Theme.scaled(44)
    readonly property real itemHeight: Math.floor(Math.min(Theme.scaled(root.named ? 52 : 44), root.itemRoom))

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

        RailItem {
            objectName: "railPlay"
            focus: true
            text: qsTr("Play")
            iconName: "play"
            labelled: root.named
            height: root.itemHeight
            shortcutText: "Ctrl+1"
            checked: root.page === "play"
            busy: root.thinking && !checked
            onClicked: root.pageChosen("play")
        }
        RailItem {
            objectName: "railExplorer"
            text: qsTr("Explorer")
            iconName: "explorer"
            labelled: root.named
            height: root.itemHeight
            shortcutText: "Ctrl+2"
            checked: root.page === "explorer"
            busy: root.exploring && !checked
            onClicked: root.pageChosen("explorer")
        }
        RailItem {
            objectName: "railLaboratory"
            text: qsTr("Laboratory")
            iconName: "lab"
            labelled: root.named
            height: root.itemHeight
            shortcutText: "Ctrl+3"
            checked: root.page === "laboratory"
            busy: root.laboratoryBusy && !checked
            onClicked: root.pageChosen("laboratory")
        }
        RailItem {
            objectName: "railLearning"
            text: qsTr("Learning")
            iconName: "learn"
            labelled: root.named
            height: root.itemHeight
            shortcutText: "Ctrl+4"
            checked: root.page === "learning"
            busy: root.learning && !checked
            onClicked: root.pageChosen("learning")
        }
        RailItem {
            objectName: "railEvaluation"
            text: qsTr("Evaluation")
            iconName: "analyse"
            labelled: root.named
            height: root.itemHeight
            shortcutText: "Ctrl+5"
            checked: root.page === "evaluation"
            onClicked: root.pageChosen("evaluation")
        }
        RailItem {
            objectName: "railLessons"
            text: qsTr("Lessons")
            iconName: "hint"
            labelled: root.named
            height: root.itemHeight
            shortcutText: "Ctrl+6"
            checked: root.page === "lessons"
            onClicked: root.pageChosen("lessons")
        }
    }

    Column {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.scaled(12)
        spacing: root.gap

        RailItem {
            objectName: "railShortcuts"
            text: qsTr("Keys")
            iconName: "keyboard"
            labelled: root.named
            height: root.itemHeight
            shortcutText: "F1"
            onClicked: root.helpRequested()
        }
        RailItem {
            objectName: "railAbout"
            text: qsTr("About")
            iconName: "info"
            labelled: root.named
            height: root.itemHeight
            checked: root.page === "about"
            onClicked: root.pageChosen("about")
        }
        RailItem {
            objectName: "railSettings"
            text: qsTr("Settings")
            iconName: "settings"
            labelled: root.named
            height: root.itemHeight
            shortcutText: "Ctrl+,"
            checked: root.page === "settings"
            onClicked: root.pageChosen("settings")
        }
    }
}
