// A choice from a list that opens below. All of ComboBox's own properties: model, textRole, valueRole,
// currentIndex.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T

T.ComboBox {
    id: root

    /// Accessible name.
    property string label: ""
    /// Text at the right of each entry, such as a year; may be shorter than the list.
    property list<string> details: []

    // Width of the open list: every entry in full.
    property real listWidth: 0

    function widestEntry(): real {
        let widest = 0;
        for (let i = 0; i < root.count; ++i) {
            const detail = root.details[i] ?? "";
            const details = detail.length > 0 ? detailMetrics.advanceWidth(detail) + Theme.scaled(12) : 0;
            widest = Math.max(widest, metrics.advanceWidth(root.textAt(i)) + details);
        }
        // Includes the space around the text, for the tick at its right, and around the list.
        return Math.ceil(widest) + Theme.scaled(8 + 8 + 28) + 8;
    }

    FontMetrics {
        id: metrics
        font: root.font
    }
    FontMetrics {
        id: detailMetrics
        font: Theme.font.small
    }
    implicitWidth: Theme.scaled(160)
    implicitHeight: Theme.scaled(32)
    leftPadding: Theme.scaled(10)
    rightPadding: Theme.scaled(28)
    opacity: enabled ? 1 : Theme.disabledOpacity
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    font: Theme.font.body

    Accessible.role: Accessible.ComboBox
    Accessible.name: root.label
    Accessible.onPressAction: root.popup.visible ? root.popup.close() : root.popup.open()

    contentItem: Item {
        AppText {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width
            text: root.displayText
            Accessible.ignored: true
        }
    }

    indicator: Icon {
        x: root.width - width - Theme.scaled(9)
        y: Math.round((root.height - height) / 2)
        name: "down"
        size: 14
        color: Theme.t2
    }

    background: Rectangle {
        radius: Theme.radiusControl
        color: Theme.bg2
        border.width: 1
        border.color: root.hovered || root.popup.visible ? Theme.line3 : Theme.line2

        FocusRing { shown: root.visualFocus }
    }

    delegate: T.ItemDelegate {
        id: entry

        required property int index

        width: ListView.view ? ListView.view.width : 0
        implicitHeight: Theme.scaled(30)
        text: root.textAt(index)
        highlighted: root.highlightedIndex === index
        hoverEnabled: true

        Accessible.role: Accessible.ListItem
        Accessible.name: detail.text.length > 0 ? text + ", " + detail.text : text
        Accessible.onPressAction: clicked()

        AppText {
            anchors.verticalCenter: parent.verticalCenter
            x: Theme.scaled(8)
            width: detail.x - x - Theme.scaled(8)
            text: entry.text
            Accessible.ignored: true
        }
        AppText {
            id: detail
            anchors.verticalCenter: parent.verticalCenter
            x: parent.width - width - Theme.scaled(28)
            width: implicitWidth
            style: "small"
            text: root.details[entry.index] ?? ""
            Accessible.ignored: true
        }
        Icon {
            anchors.verticalCenter: parent.verticalCenter
            anchors.right: parent.right
            anchors.rightMargin: Theme.space8
            visible: root.currentIndex === entry.index
            name: "check"
            size: 14
            color: Theme.acc
        }

        background: Rectangle {
            radius: Theme.radiusControl
            color: entry.highlighted ? Theme.bg4 : Qt.alpha(Theme.bg4, 0)
        }
    }

    popup: T.Popup {
        y: root.height + 4
        width: Math.max(root.width, root.listWidth)
        implicitHeight: Math.min(contentItem.implicitHeight + 8, Theme.scaled(380))
        padding: 4
        margins: 8
        onAboutToShow: {
            root.listWidth = root.widestEntry();
            OpenMenus.count += 1;
        }
        onAboutToHide: OpenMenus.count -= 1

        contentItem: ListView {
            clip: true
            implicitHeight: contentHeight
            model: root.delegateModel
            currentIndex: root.highlightedIndex
            boundsBehavior: Flickable.StopAtBounds
            T.ScrollBar.vertical: AppScrollBar {}
        }

        background: Item {
            SoftShadow { innerRadius: Theme.radiusRail }
            Rectangle {
                anchors.fill: parent
                radius: Theme.radiusRail
                color: Theme.bg3
                border.width: 1
                border.color: Theme.line2
            }
        }
    }
}
