// A setting with a few named values.
import QtQuick
import Plyglass.Controls

SettingRow {
    id: root

    required property list<string> words
    required property int index

    signal chosen(int index)

    Segmented {
        label: root.name
        model: root.words
        currentIndex: root.index
        onActivated: index => root.chosen(index)
    }
}
