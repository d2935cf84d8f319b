// A field for several lines of text; it grows up to a maximum and then scrolls.
import QtQuick
import QtQuick.Templates as T

FocusScope {
    id: root

    required property string accessibleName
    property alias text: area.text
    property alias placeholderText: area.placeholderText
    /// Minimum and maximum rows of text.
    property int minRows: 1
    property int maxRows: 5

    readonly property real rowHeight: metrics.lineSpacing

    signal textEdited
    signal editingFinished
    /// Undo or redo was pressed, and the field has nothing to undo.
    signal undoPassed(bool redo)

    implicitHeight: Math.ceil(Math.min(Math.max(area.contentHeight, root.minRows * root.rowHeight),
                                       root.maxRows * root.rowHeight)) + Theme.scaled(12)

    function selectAll(): void {
        area.selectAll();
    }

    FontMetrics {
        id: metrics
        font: area.font
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusControl
        color: Theme.bg2
        border.width: 1
        border.color: area.activeFocus ? Theme.acc : hover.hovered ? Theme.line3 : Theme.line2
    }
    HoverHandler {
        id: hover
    }
    ScrollArea {
        anchors.fill: parent
        anchors.margins: 1
        focus: true

        T.TextArea {
            id: area
            objectName: "area"

            focus: true
            topPadding: Theme.scaled(5)
            bottomPadding: Theme.scaled(5)
            leftPadding: Theme.scaled(10)
            rightPadding: Theme.scaled(12)
            wrapMode: TextEdit.Wrap
            textFormat: TextEdit.PlainText
            font: Theme.font.body
            color: Theme.t1
            placeholderTextColor: Theme.t3
            selectionColor: Theme.accFill
            selectedTextColor: Theme.accText
            selectByMouse: true
            renderType: Text.NativeRendering

            Accessible.role: Accessible.EditableText
            Accessible.name: root.accessibleName
            Accessible.multiLine: true

            // A change by the program comes without focus, or sets the shown text.
            onTextChanged: if (activeFocus) root.textEdited()
            onEditingFinished: root.editingFinished()
            KeyNavigation.priority: KeyNavigation.BeforeItem
            Keys.onTabPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
            Keys.onBacktabPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
            Keys.onPressed: event => {
                const undo = event.matches(StandardKey.Undo) && !area.canUndo;
                const redo = event.matches(StandardKey.Redo) && !area.canRedo;
                event.accepted = undo || redo;
                if (event.accepted)
                    root.undoPassed(redo);
            }

            AppText {
                x: area.leftPadding
                y: area.topPadding
                visible: area.length === 0 && area.preeditText.length === 0
                text: area.placeholderText
                color: Theme.t3
                Accessible.ignored: true
            }
        }
    }
}
