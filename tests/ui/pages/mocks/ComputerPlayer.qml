// The computer that plays, or one of two.
import QtQuick

PlayerSettings {
    property list<string> names: ["Plyglass"]
    property int index: 0
    property bool exists: true

    function choose(white: bool): void {}
}
