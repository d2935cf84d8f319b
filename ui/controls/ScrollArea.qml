// A vertically scrolling area. Its content has the width `availableWidth`.
import QtQuick
import QtQuick.Templates as T

T.ScrollView {
    id: root

    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    contentWidth: availableWidth
    clip: true

    T.ScrollBar.vertical: AppScrollBar {
        parent: root
        x: root.width - width
        y: 0
        height: root.height
    }
}
