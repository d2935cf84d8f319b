// A sheet of full height that slides in from the right edge of the window. Escape or a press beside it closes
// it.
import QtQuick
import QtQuick.Templates as T

T.Popup {
    id: root

    property string title: ""
    property real sheetWidth: Theme.scaled(400)
    // The item that gets the focus back.
    property Item returnTo: null

    parent: T.Overlay.overlay
    x: parent ? parent.width - width : 0
    width: parent ? Math.min(root.sheetWidth, parent.width - Theme.scaled(48)) : root.sheetWidth
    height: parent ? parent.height : 0
    modal: true
    focus: true
    padding: 0
    topPadding: Theme.scaled(64)
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside

    onAboutToShow: root.returnTo = root.parent ? root.parent.Window.activeFocusItem : null
    onClosed: {
        if (root.returnTo && root.returnTo.visible && root.returnTo.enabled)
            root.returnTo.forceActiveFocus(Qt.PopupFocusReason);
        root.returnTo = null;
    }

    background: Rectangle {
        color: Theme.bg1

        Rectangle {
            width: 1
            height: parent.height
            color: Theme.line2
        }
        AppText {
            x: Theme.space16
            height: Theme.scaled(64)
            width: parent.width - Theme.scaled(72)
            verticalAlignment: Text.AlignVCenter
            style: "h1"
            text: root.title
            Accessible.role: Accessible.Heading
        }
        IconButton {
            anchors.right: parent.right
            anchors.rightMargin: Theme.space12
            y: Theme.scaled(16)
            iconName: "x"
            tip: qsTr("Close")
            shortcutText: "Esc"
            onClicked: root.close()
        }
    }

    T.Overlay.modal: Rectangle { color: Theme.scrim }

    enter: Transition {
        NumberAnimation {
            property: "opacity"
            from: 0
            to: 1
            duration: Theme.motionPanel
            easing.type: Easing.OutQuint
        }
    }
}
