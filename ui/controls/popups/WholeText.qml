// Shows the whole of an elided text under the pointer.
import QtQuick

Item {
    id: root

    HoverHandler { id: hover }
    Tip {
        wanted: hover.hovered
        text: root.parent && root.parent.parent ? (root.parent.parent as Text)?.text ?? "" : ""
    }
}
