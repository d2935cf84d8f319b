// Annotations of the shown move: signs, and comments before and after it.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

Item {
    id: root

    required property Annotation annotation
    required property Game game
    // The start position has no move to annotate.
    required property bool hasMove
    // Maximum height of the fields.
    required property real maxHeight

    readonly property var signs: root.annotation.allSigns
    // A comment before the move is rare: its field is shown on request.
    property bool beforeRequested: false
    readonly property bool hasBefore: root.hasMove
        && (root.beforeRequested || root.annotation.commentBefore.length > 0)

    signal closed
    signal signsRequested

    function focusComment(): void {
        field.forceActiveFocus(Qt.ShortcutFocusReason);
        field.selectAll();
    }

    implicitHeight: fields.implicitHeight + Theme.scaled(8)

    Rectangle {
        width: parent.width
        height: 1
        color: Theme.line
    }
    Column {
        id: fields
        x: Theme.scaled(8)
        width: parent.width - 2 * x
        y: Theme.scaled(4)
        spacing: Theme.scaled(4)

        Item {
            width: parent.width
            height: Theme.scaled(32)
            visible: root.hasMove

            Row {
                id: buttons
                anchors.verticalCenter: parent.verticalCenter

                Repeater {
                    // From best to worst, as players list them.
                    model: [3, 1, 5, 6, 2, 4]

                    AppButton {
                        id: button

                        required property int modelData
                        readonly property var sign: root.signs[button.modelData - 1]

                        objectName: "sign" + button.modelData
                        compact: true
                        kind: root.annotation.sign === button.modelData ? "secondary" : "quiet"
                        text: button.sign.sign
                        Accessible.name: button.sign.words
                        onClicked: root.annotation.toggleSign(button.modelData)

                        Tip {
                            wanted: button.hovered
                            text: button.sign.words
                        }
                    }
                }
            }
            AppButton {
                objectName: "moreSigns"
                anchors.left: buttons.right
                anchors.right: before.left
                anchors.rightMargin: Theme.space4
                anchors.verticalCenter: parent.verticalCenter
                compact: true
                kind: "quiet"
                text: root.annotation.signsText.length > 0 ? root.annotation.signsText.trim() + " …" : "± …"
                Accessible.name: qsTr("All signs")
                onClicked: root.signsRequested()

                Tip {
                    wanted: parent.hovered
                    text: root.annotation.signsWords.length > 0
                        ? qsTr("All signs. This move has: %1").arg(root.annotation.signsWords)
                        : qsTr("All signs")
                }
            }
            IconButton {
                id: before
                objectName: "commentBefore"
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                iconName: "plus"
                checkable: true
                checked: root.hasBefore
                enabled: root.annotation.commentBefore.length === 0
                tip: qsTr("A comment before the move")
                onClicked: {
                    root.beforeRequested = checked;
                    if (checked)
                        beforeField.forceActiveFocus(Qt.ShortcutFocusReason);
                }
            }
        }
        CommentField {
            id: beforeField
            objectName: "commentBeforeField"
            width: parent.width
            visible: root.hasBefore
            maxRows: root.rowsOf(0.35)
            accessibleName: qsTr("Comment before the move")
            placeholder: qsTr("Comment before the move")
            comment: root.annotation.commentBefore
            onTyped: text => root.annotation.typeCommentBefore(text)
            onFinished: root.annotation.keepComment()
            onClosed: root.closed()
            onUndoPassed: redo => redo ? root.game.redoEdit() : root.game.undoEdit()
        }
        CommentField {
            id: field
            objectName: "commentField"
            width: parent.width
            minRows: root.maxHeight > Theme.scaled(260) ? 2 : 1
            maxRows: root.rowsOf(0.5)
            accessibleName: root.hasMove ? qsTr("Comment on the move") : qsTr("Comment before the game")
            placeholder: root.hasMove ? qsTr("Comment") : qsTr("Comment before the game")
            comment: root.annotation.comment
            onTyped: text => root.annotation.typeComment(text)
            onFinished: root.annotation.keepComment()
            onClosed: root.closed()
            onUndoPassed: redo => redo ? root.game.redoEdit() : root.game.undoEdit()
        }
    }

    function rowsOf(share: real): int {
        return Math.max(1, Math.floor(root.maxHeight * share / field.rowHeight));
    }
    Connections {
        target: root.game
        function onShownChanged(): void {
            root.beforeRequested = false;
        }
    }
}
