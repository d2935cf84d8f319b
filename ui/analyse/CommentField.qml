// A field for a comment of the shown move. Typed text goes to the move at once.
import QtQuick
import Plyglass.Controls

TextAreaBox {
    id: root

    required property string comment
    required property string placeholder

    // A longer one would take minutes to lay out.
    readonly property int maxLength: 20000
    property bool fits: true

    signal typed(string text)
    signal finished
    signal closed

    enabled: root.fits
    placeholderText: root.fits ? root.placeholder
        : qsTr("Too long to be changed here: more than %1 characters. It is kept.").arg(root.maxLength)
    onTextEdited: if (root.fits && root.text !== root.comment) root.typed(root.text)
    onEditingFinished: root.finished()
    Keys.onEscapePressed: root.closed()
    Keys.onPressed: event => {
        event.accepted = (event.modifiers & Qt.ControlModifier) !== 0
            && (event.key === Qt.Key_Return || event.key === Qt.Key_Enter);
        if (event.accepted)
            root.closed();
    }
    Component.onCompleted: root.show()

    // Setting the same text would move the cursor.
    onCommentChanged: if (!root.fits || root.text !== root.comment) root.show()

    function show(): void {
        root.fits = root.comment.length <= root.maxLength;
        root.text = root.fits ? root.comment : "";
    }
}
