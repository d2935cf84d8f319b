// What a key or the mouse does inside a control: listed with the actions, and fixed.
import QtQuick

QtObject {
    required property string keys
    required property string text
}
