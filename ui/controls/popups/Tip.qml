// A tool tip that is created on demand. Put it into its item.
import QtQuick

Loader {
    id: root

    property string title: ""
    property string text: ""
    property string shortcutText: ""
    /// Beside the item instead of below it, for rows of a list.
    property bool beside: false
    /// Usually the hover or the keyboard focus of the item.
    property bool wanted: false

    anchors.fill: parent
    active: wanted && text.length > 0 && OpenMenus.count === 0
    sourceComponent: AppToolTip { objectName: "tip" }

    onLoaded: {
        const tip = item as AppToolTip;
        tip.parent = root;
        tip.title = Qt.binding(() => root.title);
        tip.text = Qt.binding(() => root.text);
        tip.shortcutText = Qt.binding(() => root.shortcutText);
        tip.beside = Qt.binding(() => root.beside);
        tip.visible = true;
    }
}
