// The two squares of the premove.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.Board

Item {
    id: root

    required property list<string> premove
    required property bool flipped

    readonly property color markColor: "#617443B5"

    Repeater {
        model: root.premove

        Rectangle {
            required property string modelData
            readonly property int square: Squares.indexOf(modelData)

            objectName: "premoveMark"
            x: Squares.column(square, root.flipped) * width
            y: Squares.row(square, root.flipped) * height
            width: root.width / 8
            height: width
            color: root.markColor
        }
    }
}
