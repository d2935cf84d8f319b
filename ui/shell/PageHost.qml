// The place of a page: creates it when it is first shown, and destroys it afterwards unless it stays.
import QtQuick

FocusScope {
    id: root

    required property PageEntry entry
    required property bool current

    property Item page: null

    function fill(): void {
        if (root.current && !root.page)
            root.page = root.entry.content.createObject(root) as Item;
        else if (!root.current && root.page && !root.entry.stays) {
            root.page.destroy();
            root.page = null;
        }
    }

    visible: root.current
    focus: root.current
    onCurrentChanged: root.fill()
}
