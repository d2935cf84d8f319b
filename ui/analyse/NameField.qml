// A field of the game's tags. A name of the library that goes on from what is typed stands behind it, and is
// taken with the right arrow.
import QtQuick
import Plyglass.App
import Plyglass.Controls

TextFieldBox {
    id: root

    required property GameTags tags
    // Of the game.
    required property string tag
    property bool completes: true

    readonly property string name: {
        const typed = root.text.toLowerCase();
        const found = root.completes && root.activeFocus && typed.length > 1
            ? root.tags.names.find(name => name.toLowerCase().startsWith(typed)) : undefined;
        return found === undefined ? "" : found;
    }

    objectName: "tag" + root.tag
    onTextEdited: if (root.completes) root.tags.lookUp(root.text)
    Keys.onRightPressed: event => {
        event.accepted = root.name.length > root.text.length;
        if (event.accepted)
            root.text = root.name;
    }

    TextMetrics {
        id: typed
        font: Theme.font.body
        text: root.text
    }
    AppText {
        x: Theme.scaled(10) + typed.advanceWidth
        y: root.height - height
        width: Math.max(0, root.width - x - Theme.scaled(10))
        height: Theme.scaled(32)
        visible: root.name.length > root.text.length
        verticalAlignment: Text.AlignVCenter
        elide: Text.ElideRight
        color: Theme.t3
        text: root.name.slice(root.text.length) + "  →"
        Accessible.ignored: true
    }
}
