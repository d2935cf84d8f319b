// A question or a form in the middle of the window. Return in the form presses the primary button; Escape or
// the second button rejects; focus returns to its previous item. Children go between the title and the
// buttons.
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T

T.Dialog {
    id: root

    /// One or two sentences under the title; empty for none.
    property string message: ""
    /// Text of the accept button; empty for none.
    property string acceptText: ""
    property string acceptKind: "primary"
    property bool acceptEnabled: true
    /// Applies the dialog and returns whether it may close; null if it always may.
    property var apply: null
    property string rejectText: qsTr("Cancel")

    /// The item that gets the focus back.
    property Item returnTo: null
    property bool returnVisibly: false

    parent: T.Overlay.overlay
    x: parent ? Math.round((parent.width - width) / 2) : 0
    y: parent ? Math.round((parent.height - height) / 2) : 0
    width: Math.min(Math.max(Theme.scaled(360), implicitContentWidth + leftPadding + rightPadding),
                    parent ? parent.width - 32 : Theme.scaled(360))
    implicitHeight: implicitHeaderHeight + implicitContentHeight + implicitFooterHeight + topPadding
        + bottomPadding
    margins: 16
    padding: Theme.space24
    topPadding: Theme.space8
    bottomPadding: Theme.space8
    modal: true
    focus: true
    closePolicy: T.Popup.CloseOnEscape

    onAboutToShow: {
        returnTo = parent ? parent.Window.activeFocusItem : null;
        const control = returnTo as T.Control;
        returnVisibly = control !== null && control.visualFocus;
    }
    onClosed: {
        if (returnTo && returnTo.visible && returnTo.enabled)
            returnTo.forceActiveFocus(returnVisibly ? Qt.TabFocusReason : Qt.PopupFocusReason);
        returnTo = null;
    }

    function acceptByKey(): void {
        if (root.opened && root.acceptEnabled && root.acceptText.length > 0 && root.acceptKind === "primary")
            root.acceptIfRight();
    }
    function acceptIfRight(): void {
        const apply = root.apply;
        if (apply === null || apply())
            root.accept();
    }

    contentItem: Item {
        readonly property Item only: children.length === 1 ? children[0] : null

        implicitWidth: only ? only.implicitWidth : 0
        implicitHeight: only ? only.implicitHeight : 0
        Keys.onReturnPressed: root.acceptByKey()
        Keys.onEnterPressed: root.acceptByKey()
    }

    header: Column {
        leftPadding: Theme.space24
        rightPadding: Theme.space24
        topPadding: Theme.space20
        spacing: Theme.space4

        AppText {
            width: root.width - 2 * Theme.space24
            visible: root.title.length > 0
            style: "h1"
            text: root.title
            wrapMode: Text.Wrap
        }
        AppText {
            width: root.width - 2 * Theme.space24
            visible: root.message.length > 0
            color: Theme.t2
            text: root.message
            wrapMode: Text.Wrap
        }
    }

    footer: Item {
        implicitHeight: buttons.implicitHeight + Theme.space8 + Theme.space20

        RowLayout {
            id: buttons
            anchors.right: parent.right
            anchors.rightMargin: Theme.space24
            y: Theme.space8
            spacing: Theme.space8

            AppButton {
                objectName: "rejectButton"
                visible: text.length > 0
                kind: "outline"
                text: root.rejectText
                focus: root.acceptText.length === 0
                onClicked: root.reject()
            }
            AppButton {
                objectName: "acceptButton"
                visible: text.length > 0
                kind: root.acceptKind
                text: root.acceptText
                enabled: root.acceptEnabled
                onClicked: root.acceptIfRight()
            }
        }
    }

    background: Item {
        SoftShadow { innerRadius: Theme.radiusDialog; spread: 24 }
        Rectangle {
            anchors.fill: parent
            radius: Theme.radiusDialog
            color: Theme.bg1
            border.width: 1
            border.color: Theme.line2
        }
    }

    T.Overlay.modal: Rectangle {
        color: Theme.scrim
    }

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
