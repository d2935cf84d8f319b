// A fixed key or mouse action of a control, listed with the actions.
import QtQuick

QtObject {
    required property string keys
    required property string text
}
