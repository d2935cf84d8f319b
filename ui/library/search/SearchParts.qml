// The applied search conditions, each with a button to remove it.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

Flow {
    id: root

    required property LibrarySearch search

    spacing: Theme.space8

    Repeater {
        model: root.search.parts

        SearchPart {
            onRemoveRequested: root.search.remove(part)
        }
    }
}
