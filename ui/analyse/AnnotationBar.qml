// What a person says about the shown move: one of six signs, and a comment.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

Item {
    id: root

    required property Analyse analyse
    // The start position has no move to be judged.
    required property bool hasMove

    readonly property list<string> signs: ["!", "?", "!!", "??", "!?", "?!"]
    readonly property list<string> words: [qsTr("good move"), qsTr("mistake"), qsTr("brilliant move"),
        qsTr("blunder"), qsTr("interesting move"), qsTr("dubious move")]

    signal closed

    function focusComment(): void {
        field.forceActiveFocus(Qt.ShortcutFocusReason);
        field.selectAll();
    }

    implicitHeight: Theme.scaled(44)

    Rectangle {
        width: parent.width
        height: 1
        color: Theme.line
    }
    Row {
        id: buttons
        x: Theme.scaled(8)
        anchors.verticalCenter: parent.verticalCenter
        visible: root.hasMove

        Repeater {
            // As players list them: from best to worst.
            model: [3, 1, 5, 6, 2, 4]

            AppButton {
                id: button

                required property int modelData

                objectName: "sign" + button.modelData
                compact: true
                kind: root.analyse.sign === button.modelData ? "secondary" : "quiet"
                text: root.signs[button.modelData - 1]
                Accessible.name: root.words[button.modelData - 1]
                onClicked: root.analyse.sign = root.analyse.sign === button.modelData ? 0 : button.modelData

                Tip {
                    wanted: button.hovered
                    text: root.words[button.modelData - 1]
                }
            }
        }
    }
    TextFieldBox {
        id: field
        objectName: "commentField"
        anchors.left: buttons.visible ? buttons.right : parent.left
        anchors.leftMargin: Theme.space8
        anchors.right: parent.right
        anchors.rightMargin: Theme.scaled(8)
        anchors.verticalCenter: parent.verticalCenter
        accessibleName: qsTr("Comment on the move")
        placeholderText: qsTr("Comment")
        text: root.analyse.comment
        onTextEdited: root.analyse.typeComment(text)
        onEditingFinished: root.analyse.keepComment()
        Keys.onReturnPressed: root.closed()
        Keys.onEscapePressed: {
            root.analyse.dropComment();
            root.closed();
        }
    }
    Connections {
        target: root.analyse
        function onBoardChanged(): void {
            // What is typed is the comment of its move already; setting it again would move the cursor.
            if (field.text !== root.analyse.comment)
                field.text = root.analyse.comment;
        }
    }
}
