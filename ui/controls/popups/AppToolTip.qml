// A tool tip: one line with an optional shortcut, or a title with an explanation.
import QtQuick
import QtQuick.Templates as T

T.ToolTip {
    id: root

    property string title: ""
    property string shortcutText: ""
    /// Left of the item, or right where there is no space; else below.
    property bool beside: false

    readonly property int gap: beside ? 12 : 6

    delay: 500
    x: !parent ? 0 : !beside ? Math.round((parent.width - implicitWidth) / 2)
        : parent.mapToItem(null, 0, 0).x >= implicitWidth + gap + margins ? -implicitWidth - gap
        : parent.width + gap
    y: !parent ? 0 : beside ? 0 : parent.height + gap
    margins: 8
    leftPadding: Theme.scaled(10)
    rightPadding: Theme.scaled(10)
    topPadding: Theme.scaled(6)
    bottomPadding: Theme.scaled(6)
    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    closePolicy:
        T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutsideParent | T.Popup.CloseOnReleaseOutsideParent

    contentItem: Column {
        spacing: Theme.space2

        AppText {
            visible: root.title.length > 0
            style: "strong"
            text: root.title
        }
        Row {
            spacing: Theme.space8

            AppText {
                width: Math.min(implicitWidth, Theme.scaled(300))
                visible: root.text.length > 0
                style: "small"
                color: root.title.length > 0 ? Theme.t2 : Theme.t1
                text: root.text
                wrapMode: Text.Wrap
            }
            KeyCap {
                anchors.verticalCenter: parent.verticalCenter
                visible: text.length > 0
                text: root.shortcutText
            }
        }
    }

    background: Item {
        SoftShadow { innerRadius: Theme.radiusControl }
        Rectangle {
            anchors.fill: parent
            radius: Theme.radiusControl
            color: Theme.bg3
            border.width: 1
            border.color: Theme.line2
        }
    }

    enter: Transition {
        NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.motionHover }
    }
}
