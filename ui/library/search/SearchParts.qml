// What is searched for now, each part with a way to take it back.
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
