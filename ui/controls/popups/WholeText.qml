// Over a text that is cut short: shows the whole of it where the pointer rests.
import QtQuick

Item {
    id: root

    HoverHandler { id: hover }
    Tip {
        wanted: hover.hovered
        text: root.parent && root.parent.parent ? (root.parent.parent as Text)?.text ?? "" : ""
    }
}
