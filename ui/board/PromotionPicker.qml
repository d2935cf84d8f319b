// Choice of a promotion piece: squares down the file from the last rank inward. Esc or a click outside
// cancels.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.Board

Item {
    id: picker

    required property BoardHand hand
    required property bool flipped
    required property BoardStyle style
    required property bool boardHasFocus

    readonly property bool open: hand.promotionFrom >= 0
    readonly property real unit: width / 8
    readonly property int column: Squares.column(hand.promotionTo, flipped)
    readonly property bool fromTop: (Math.floor(hand.promotionTo / 8) === 7) !== flipped
    readonly property string side: hand.promotionTo >= 56 ? "w" : "b"
    readonly property var words: ({
            "q": qsTr("Queen"),
            "r": qsTr("Rook"),
            "b": qsTr("Bishop"),
            "n": qsTr("Knight")
        })
    property int current: 0
    property bool hadFocus: false
    property Item focusBefore: null

    /// The choice has ended; `hadFocus`: the board had the focus before.
    signal closed(bool hadFocus)

    visible: open

    onOpenChanged: {
        if (open) {
            current = 0;
            hadFocus = boardHasFocus;
            focusBefore = Window.activeFocusItem;
            forceActiveFocus();
            hand.announced(qsTr("Promote to queen, knight, rook or bishop"));
        } else {
            closed(hadFocus);
            if (!hadFocus && focusBefore)
                focusBefore.forceActiveFocus();
            focusBefore = null;
        }
    }

    function pieceOfKey(key: int): string {
        return ({
                [Qt.Key_Q]: "q",
                [Qt.Key_R]: "r",
                [Qt.Key_B]: "b",
                [Qt.Key_N]: "n",
                [Qt.Key_Return]: hand.promotionPieces[current],
                [Qt.Key_Enter]: hand.promotionPieces[current],
                [Qt.Key_Space]: hand.promotionPieces[current]
            })[key] ?? "";
    }

    /// Selects the piece under the pointer, unless it only rests on the drop square.
    function pointAt(index: int, at: point): void {
        if (Math.hypot(at.x - hand.pointerX, at.y - hand.pointerY) > 2)
            current = index;
    }

    function step(rows: int): void {
        const count = hand.promotionPieces.length;
        current = (current + (fromTop ? rows : -rows) + count) % count;
        hand.announced(words[hand.promotionPieces[current]]);
    }

    /// Keys that choose, and keys that would change the position under the picker.
    function isOurs(event: KeyEvent): bool {
        const walks = event.key >= Qt.Key_Home && event.key <= Qt.Key_PageDown;
        const decides = event.key === Qt.Key_Escape || pieceOfKey(event.key) !== "";
        return (event.modifiers & ~Qt.KeypadModifier) === Qt.NoModifier && (walks || decides);
    }

    Keys.onShortcutOverride: event => event.accepted = isOurs(event)
    Keys.onPressed: event => {
        event.accepted = isOurs(event);
        if (!event.accepted)
            return;
        if (event.key === Qt.Key_Escape)
            hand.cancel();
        else if (event.key === Qt.Key_Down || event.key === Qt.Key_Up)
            step(event.key === Qt.Key_Down ? 1 : -1);
        else if (pieceOfKey(event.key) !== "")
            hand.choosePromotion(pieceOfKey(event.key));
    }

    MouseArea {
        anchors.fill: parent
        acceptedButtons: Qt.AllButtons
        hoverEnabled: true
        onPressed: picker.hand.cancel()
        onWheel: wheel => wheel.accepted = true
    }

    Rectangle {
        anchors.fill: parent
        radius: 6
        color: "#40000000"
    }

    Rectangle {
        x: picker.column * picker.unit
        y: picker.fromTop ? 0 : picker.height - height
        width: picker.unit
        height: picker.unit * picker.hand.promotionPieces.length
        radius: 6
        color: picker.style.panelColor
        border.color: picker.style.panelLine

        Repeater {
            model: picker.hand.promotionPieces

            Rectangle {
                id: choice
                required property int index
                required property string modelData

                objectName: "promotion-" + modelData
                x: 2
                y: (picker.fromTop ? index : picker.hand.promotionPieces.length - 1 - index) * picker.unit + 2
                width: picker.unit - 4
                height: width
                radius: 5
                color: picker.current === index ? picker.style.panelCurrent : "transparent"

                Accessible.role: Accessible.Button
                Accessible.name: picker.words[modelData]
                Accessible.onPressAction: picker.hand.choosePromotion(modelData)

                PieceImage {
                    anchors.fill: parent
                    anchors.margins: parent.width * 0.08
                    set: "glyph"
                    piece: picker.side + choice.modelData.toUpperCase()
                }
                MouseArea {
                    anchors.fill: parent
                    hoverEnabled: true
                    cursorShape: Qt.PointingHandCursor
                    onEntered: picker.pointAt(choice.index, mapToItem(picker, mouseX, mouseY))
                    onClicked: picker.hand.choosePromotion(choice.modelData)
                }
            }
        }
    }
}
