// The card of an opponent: its rating with its error, and the person's results against it.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Plyglass.App
import Plyglass.Controls

T.Popup {
    id: root

    required property Opponents opponents

    objectName: "aboutOpponentCard"
    width: Theme.scaled(360)
    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    padding: Theme.space16
    margins: Theme.space8
    focus: true
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside

    function openAt(anchor: Item): void {
        const place = anchor.mapToItem(root.parent, 0, anchor.height + Theme.space4);
        root.x = place.x - root.width + anchor.width;
        root.y = place.y;
        root.open();
    }

    contentItem: Column {
        spacing: Theme.space4

        AppText {
            width: root.availableWidth
            style: "h2"
            text: root.opponents.aboutTitle
        }
        AppText {
            objectName: "aboutOpponentText"
            width: root.availableWidth
            color: Theme.t2
            wrapMode: Text.Wrap
            text: root.opponents.about
        }
        AppText {
            width: root.availableWidth
            visible: text.length > 0
            wrapMode: Text.Wrap
            text: root.opponents.record
        }
    }

    background: Item {
        SoftShadow { innerRadius: Theme.radiusPanel }
        Rectangle {
            anchors.fill: parent
            radius: Theme.radiusPanel
            color: Theme.bg3
            border.width: 1
            border.color: Theme.line2
        }
    }
}
