// A tool of the position editor: a draggable piece, or an icon.
import QtQuick
import QtQuick.Templates as T
import Plyglass.Board
import Plyglass.Controls

T.AbstractButton {
    id: root

    // "wK" … "bP", "erase" or "".
    required property string tool
    required property string name
    required property string keyText
    required property string pieceSet
    property string iconName: ""

    readonly property bool hasPiece: root.iconName.length === 0

    // In window coordinates.
    signal dragged(point at)
    signal dropped(point at)
    signal dragCancelled

    objectName: "tool-" + (root.tool.length > 0 ? root.tool : "hand")
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus

    Accessible.role: Accessible.RadioButton
    Accessible.name: root.name
    Accessible.checkable: true
    Accessible.checked: root.checked
    Accessible.onPressAction: root.clicked()
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    background: Rectangle {
        radius: Theme.radiusControl
        color: root.hasPiece ? "#7E9BAB" : root.hovered ? Theme.bg4 : Theme.bg3
        border.width: root.checked ? 2 : 0
        border.color: Theme.acc

        // A ring of the panel's background separates the accent from the square's colour.
        Rectangle {
            anchors.fill: parent
            anchors.margins: 2
            visible: root.checked && root.hasPiece
            radius: Theme.radiusControl - 2
            color: root.hasPiece ? "#B9CDD6" : "transparent"
            border.width: 1
            border.color: Theme.bg1
        }
        FocusRing { shown: root.visualFocus }
    }
    contentItem: Item {
        PieceImage {
            anchors.fill: parent
            anchors.margins: Math.round(parent.width * 0.06)
            visible: root.hasPiece
            opacity: drag.active ? 0.3 : 1
            set: root.pieceSet
            piece: root.hasPiece ? root.tool : ""
        }
        Icon {
            anchors.centerIn: parent
            visible: !root.hasPiece
            name: root.iconName
            color: root.checked ? Theme.acc : root.hovered ? Theme.t1 : Theme.t2
        }
    }

    DragHandler {
        id: drag

        // The last position of the pointer, which is unavailable after the end.
        property point at

        enabled: root.hasPiece
        target: null
        dragThreshold: 4
        grabPermissions: PointerHandler.CanTakeOverFromAnything
        onCentroidChanged: {
            if (!drag.active)
                return;
            drag.at = drag.centroid.scenePosition;
            root.dragged(drag.at);
        }
        onActiveChanged: {
            if (!drag.active)
                root.dropped(drag.at);
        }
        onCanceled: root.dragCancelled()
    }
    Tip {
        wanted: (root.hovered || root.visualFocus) && !root.pressed
        text: root.name
        shortcutText: root.keyText
    }
}
