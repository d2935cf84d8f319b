// The whole FEN of the position: typing changes the board at once, and any text with a FEN can be pasted.
import QtQuick
import QtQuick.Templates as T
import Plyglass.Actions
import Plyglass.App
import Plyglass.Controls

Item {
    id: root

    required property Editor editor

    readonly property alias text: field.text

    // Typed text stays; otherwise the field shows the board's FEN.
    function show(): void {
        if (!field.activeFocus && field.text !== root.editor.fen)
            field.text = root.editor.fen;
    }
    function selectAll(): void {
        field.selectAll();
    }
    function leave(): void {
        root.editor.dismissError();
        root.show();
    }

    implicitHeight: column.height

    Component.onCompleted: root.show()
    Connections {
        target: root.editor
        function onChanged(): void { root.show(); }
    }

    AppText {
        height: Theme.scaled(28)
        verticalAlignment: Text.AlignVCenter
        style: "small"
        font.weight: Font.Medium
        text: qsTr("FEN")
        Accessible.ignored: true
    }
    Row {
        anchors.right: parent.right
        y: Theme.scaled(-2)

        IconButton {
            objectName: "copyFen"
            compact: true
            iconName: "copy"
            tip: qsTr("Copy the FEN")
            shortcutText: Actions.edit.copyGame.keyText
            onClicked: root.editor.copyFen()
        }
        IconButton {
            compact: true
            iconName: "import"
            tip: qsTr("Paste a FEN, or a text with one")
            shortcutText: Actions.edit.paste.keyText
            onClicked: root.editor.paste()
        }
    }
    Column {
        id: column
        width: root.width
        topPadding: Theme.scaled(28)
        spacing: Theme.space4

        T.TextArea {
            id: field
            objectName: "fenText"

            readonly property bool byKeyboard: focusReason === Qt.TabFocusReason
                || focusReason === Qt.BacktabFocusReason

            width: parent.width
            implicitHeight: Math.max(Theme.scaled(32), contentHeight + topPadding + bottomPadding)
            leftPadding: Theme.scaled(10)
            rightPadding: Theme.scaled(10)
            topPadding: Theme.scaled(7)
            bottomPadding: Theme.scaled(7)
            hoverEnabled: true
            wrapMode: TextEdit.WrapAnywhere
            font: Theme.font.mono
            color: Theme.t1
            selectionColor: Theme.accFill
            selectedTextColor: Theme.accText
            selectByMouse: true
            renderType: Text.NativeRendering
            Accessible.name: qsTr("FEN")
            Accessible.description: root.editor.fenError

            onTextChanged: {
                if (field.activeFocus)
                    root.editor.type(field.text);
            }
            onActiveFocusChanged: if (!field.activeFocus)
                root.leave()
            Keys.onReturnPressed: field.focus = false
            Keys.onEnterPressed: field.focus = false
            Keys.onTabPressed: field.nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
            Keys.onBacktabPressed: field.nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)

            background: Rectangle {
                radius: Theme.radiusControl
                color: Theme.bg2
                border.width: 1
                border.color: root.editor.fenError.length > 0 ? Theme.bad
                    : field.activeFocus && !field.byKeyboard ? Theme.acc
                    : field.hovered ? Theme.line3 : Theme.line2

                FocusRing { shown: field.activeFocus && field.byKeyboard }
            }
        }
        AppText {
            objectName: "fenError"
            width: parent.width
            visible: text.length > 0
            style: "small"
            color: Theme.bad
            wrapMode: Text.Wrap
            text: root.editor.fenError
        }
    }
}
