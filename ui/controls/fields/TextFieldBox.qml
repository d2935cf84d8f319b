// A text field with an optional label above and an error sentence below.
import QtQuick
import QtQuick.Templates as T

FocusScope {
    id: root

    property string label: ""
    /// Error of the text, as a sentence; may be empty.
    property string error: ""
    /// Accessible name without a visible label.
    property string accessibleName: label
    property bool mono: false
    property string iconName: ""
    /// Shortcut of the field, shown in it while it is empty and wide enough.
    property string shortcutText: ""
    property alias text: field.text
    property alias placeholderText: field.placeholderText
    property alias readOnly: field.readOnly
    property alias maximumLength: field.maximumLength
    property alias inputMethodHints: field.inputMethodHints
    property alias validator: field.validator

    signal accepted()
    signal editingFinished()
    signal textEdited()
    /// Undo or redo was pressed, and the field has nothing to undo.
    signal undoPassed(bool redo)

    implicitWidth: Theme.scaled(200)
    implicitHeight: column.implicitHeight
    opacity: enabled ? 1 : Theme.disabledOpacity

    function selectAll() {
        field.selectAll();
    }
    function clear() {
        field.clear();
    }

    Column {
        id: column
        width: parent.width
        spacing: Theme.space4

        AppText {
            visible: root.label.length > 0
            width: parent.width
            style: "small"
            font.weight: Font.Medium
            text: root.label
            Accessible.ignored: true
        }

        T.TextField {
            id: field
            objectName: "field"

            readonly property bool byKeyboard: focusReason === Qt.TabFocusReason
                || focusReason === Qt.BacktabFocusReason || focusReason === Qt.ShortcutFocusReason

            width: parent.width
            implicitHeight: Theme.scaled(32)
            leftPadding: Theme.scaled(root.iconName.length > 0 ? 32 : 10)
            rightPadding: Theme.scaled(10)
            focus: true
            hoverEnabled: true
            verticalAlignment: TextInput.AlignVCenter
            font: root.mono ? Theme.font.mono : Theme.font.body
            color: Theme.t1
            placeholderTextColor: Theme.t3
            selectionColor: Theme.accFill
            selectedTextColor: Theme.accText
            selectByMouse: true
            renderType: Text.NativeRendering

            onAccepted: root.accepted()
            onEditingFinished: root.editingFinished()
            onTextEdited: root.textEdited()
            Keys.onPressed: event => {
                const undo = event.matches(StandardKey.Undo) && !field.canUndo;
                const redo = event.matches(StandardKey.Redo) && !field.canRedo;
                event.accepted = undo || redo;
                if (event.accepted)
                    root.undoPassed(redo);
            }

            Accessible.role: Accessible.EditableText
            Accessible.name: root.accessibleName
            Accessible.description: root.error

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                x: Theme.scaled(9)
                visible: root.iconName.length > 0
                name: root.iconName
                color: Theme.t3
            }
            AppText {
                anchors.verticalCenter: parent.verticalCenter
                x: field.leftPadding
                width: (keys.visible ? keys.x - Theme.space4 : field.width - field.rightPadding) - x
                visible: field.length === 0 && field.preeditText.length === 0
                text: field.placeholderText
                color: Theme.t3
                Accessible.ignored: true
            }
            KeyCap {
                id: keys
                anchors.right: parent.right
                anchors.rightMargin: Theme.space8
                anchors.verticalCenter: parent.verticalCenter
                visible: text.length > 0 && field.length === 0 && !field.activeFocus
                         && field.width >= Theme.scaled(260)
                text: root.shortcutText
            }

            background: Rectangle {
                radius: Theme.radiusControl
                color: Theme.bg2
                border.width: 1
                border.color: root.error.length > 0 ? Theme.bad
                    : field.activeFocus && !field.byKeyboard ? Theme.acc
                    : field.hovered ? Theme.line3 : Theme.line2

                FocusRing { shown: field.activeFocus && field.byKeyboard }
            }
        }

        AppText {
            visible: root.error.length > 0
            width: parent.width
            style: "small"
            color: Theme.bad
            text: root.error
            wrapMode: Text.Wrap
        }
    }
}
