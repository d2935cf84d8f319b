// A piece on the board: resting, sliding, held, or fading after a capture.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.Board

PieceImage {
    id: image

    required property int index
    required piece
    required property int square
    required property bool fading
    required property BoardHand hand
    required property bool flipped
    required property real unit
    required property real margin
    required property int animationMs

    readonly property bool held: hand.heldRow === index
    readonly property int shownSquare: hand.pendingRow === index ? hand.pendingSquare : square
    readonly property int column: Squares.column(shownSquare, flipped)
    readonly property int row: Squares.row(shownSquare, flipped)
    readonly property bool slides: hand.table.sliding || hand.returning

    x: held ? hand.pointerX - width / 2 : column * unit + margin
    y: held ? hand.pointerY - height / 2 : row * unit + margin
    z: held ? 6 : fading ? 1 : slideX.running || slideY.running ? 3 : 2
    width: (unit - 2 * margin) * (held ? 1.12 : 1)
    height: width
    visible: piece !== ""

    Behavior on x {
        enabled: image.slides
        NumberAnimation {
            id: slideX
            duration: image.animationMs
            easing.type: Easing.OutCubic
        }
    }
    Behavior on y {
        enabled: image.slides
        NumberAnimation {
            id: slideY
            duration: image.animationMs
            easing.type: Easing.OutCubic
        }
    }

    onFadingChanged: {
        if (fading) {
            fade.start();
        } else {
            fade.stop();
            opacity = 1;
        }
    }

    NumberAnimation {
        id: fade
        target: image
        property: "opacity"
        from: 1
        to: 0
        duration: 120
        onFinished: image.hand.table.release(image.index)
    }
}
