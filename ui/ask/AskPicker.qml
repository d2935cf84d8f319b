// Chooses the move for "why not": on the board, typed, or from a list.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

Column {
    id: root

    required property Ask ask

    function focusField(): void {
        field.forceActiveFocus(Qt.ShortcutFocusReason);
    }

    spacing: Theme.space8

    Segmented {
        visible: root.ask.lastMoveText.length > 0 && root.ask.canAskPosition
        label: qsTr("Which move")
        model: [qsTr("Instead of %1").arg(root.ask.lastMoveText), qsTr("Now")]
        currentIndex: root.ask.instead ? 0 : 1
        onActivated: index => root.ask.instead = index === 0
    }
    AppText {
        width: root.width
        wrapMode: Text.Wrap
        color: Theme.t2
        text: root.ask.instead
            ? qsTr("The board shows the position before %1. "
                   + "Make the other move there, type it, or choose it here.").arg(root.ask.lastMoveText)
            : qsTr("Make the move on the board, type it, or choose it here. "
                   + "It is only asked about, not played.")
    }
    TextFieldBox {
        id: field
        objectName: "askField"
        width: root.width
        accessibleName: qsTr("A move to ask about")
        placeholderText: qsTr("Type a move")
        error: root.ask.pickError
        onAccepted: {
            root.ask.pick(field.text);
            if (root.ask.pickError.length > 0)
                field.selectAll();
            else
                field.clear();
        }
    }
    Flow {
        width: root.width
        spacing: Theme.space4

        Repeater {
            model: root.ask.pickMoves

            AppButton {
                required property string modelData

                objectName: "pick-" + modelData
                compact: true
                text: modelData
                onClicked: root.ask.pick(modelData)
            }
        }
    }
}
