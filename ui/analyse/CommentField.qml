// A field with a comment of the shown move. What is typed is the comment of its move already.
import QtQuick
import Plyglass.Controls

TextAreaBox {
    id: root

    required property string comment

    signal typed(string text)
    signal finished
    signal closed

    text: root.comment
    onTextEdited: if (root.text !== root.comment) root.typed(root.text)
    onEditingFinished: root.finished()
    Keys.onEscapePressed: root.closed()
    Keys.onPressed: event => {
        event.accepted = (event.modifiers & Qt.ControlModifier) !== 0
            && (event.key === Qt.Key_Return || event.key === Qt.Key_Enter);
        if (event.accepted)
            root.closed();
    }

    // Setting what is typed again would move the cursor.
    onCommentChanged: if (root.text !== root.comment) root.text = root.comment
}
