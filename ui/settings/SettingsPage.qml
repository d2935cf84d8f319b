// The settings: applied and saved at once. A preview board at the right where it fits.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.Actions
import Plyglass.App
import Plyglass.Controls

FocusScope {
    id: root

    required property AppSettings settings
    required property LibraryNames names

    readonly property bool beside: root.width >= Theme.scaled(960)
    readonly property int margin: Theme.space24
    readonly property int columnWidth: Math.min(Theme.scaled(640),
        root.width - 2 * root.margin - (root.beside ? preview.width + Theme.scaled(16) : 0))

    objectName: "settingsPage"

    PageHead {
        id: head
        x: root.margin
        text: qsTr("Settings")
    }
    AppButton {
        objectName: "resetSettings"
        x: root.margin + root.columnWidth - width
        anchors.verticalCenter: head.verticalCenter
        kind: "outline"
        text: qsTr("Reset to defaults")
        onClicked: reset.open()
    }
    AppDialog {
        id: reset
        objectName: "resetDialog"
        title: qsTr("Reset all settings?")
        message: qsTr("Every setting on this page gets its first value again. Games and exercises stay.")
        acceptText: qsTr("Reset")
        acceptKind: "danger"
        onAccepted: {
            root.settings.resetToDefaults();
            Actions.resetKeys();
        }
    }

    ScrollArea {
        id: scroll
        objectName: "settingsScroll"
        anchors.top: head.bottom
        anchors.bottom: parent.bottom
        x: root.margin
        width: root.columnWidth + Theme.scaled(14)

        Column {
            width: root.columnWidth
            spacing: Theme.space16
            bottomPadding: root.margin

            AppearanceSettings { settings: root.settings }
            Item {
                id: between
                width: root.columnWidth
                height: preview.height
                visible: !root.beside
            }
            BoardSettings { settings: root.settings }
            PlaySettings {
                settings: root.settings
                names: root.names
            }
            KeySettings {}
            SyzygySettings {
                visible: !root.settings.calmView
                settings: root.settings
            }
        }
    }

    BoardPreview {
        id: preview
        objectName: "preview"
        parent: root.beside ? root : between
        x: root.beside ? scroll.x + scroll.width + Theme.scaled(2) : 0
        y: root.beside ? head.height : 0
        settings: root.settings
    }
}
