// A field for a name. A completion from the library is shown behind the text and accepted with the right
// arrow.
import QtQuick
import Plyglass.App
import Plyglass.Controls

TextFieldBox {
    id: root

    required property LibraryNames names
    property bool completes: true
    // Names separated by ;, of which the last is completed.
    property bool several: false

    readonly property string typedName: root.several ? root.text.replace(/.*;\s*/, "") : root.text
    readonly property string name: {
        const typed = root.typedName.toLowerCase();
        const found = root.completes && root.activeFocus && typed.length > 1
            ? root.names.found.find(name => name.toLowerCase().startsWith(typed)) : undefined;
        return found === undefined ? "" : found;
    }
    readonly property bool continues: root.name.length > root.typedName.length

    onTextEdited: if (root.completes) root.names.lookUp(root.typedName)
    Keys.onRightPressed: event => {
        event.accepted = root.continues;
        if (event.accepted)
            root.text = root.text.slice(0, root.text.length - root.typedName.length) + root.name;
    }

    TextMetrics {
        id: typed
        font: Theme.font.body
        text: root.text
    }
    AppText {
        x: Theme.scaled(10) + typed.advanceWidth
        y: root.height - (Theme.scaled(32) + height) / 2
        width: Math.max(0, root.width - x - Theme.scaled(10))
        visible: root.continues
        elide: Text.ElideRight
        color: Theme.t3
        text: root.name.slice(root.typedName.length) + "  →"
        Accessible.ignored: true
    }
}
