// Search conditions of the games.
import QtQuick
import Plyglass.Actions
import Plyglass.App
import Plyglass.Controls

Column {
    id: root

    required property Library library

    // The list should take the focus.
    signal listRequested
    signal positionRequested
    signal moreRequested

    spacing: Theme.space8

    function focusWords(): void {
        words.forceActiveFocus(Qt.ShortcutFocusReason);
        words.selectAll();
    }

    Flow {
        width: root.width
        spacing: Theme.space8

        TextFieldBox {
            id: words
            objectName: "libraryWords"
            width: Math.max(Theme.scaled(180), Math.min(Theme.scaled(300), root.width * 0.25))
            iconName: "search"
            shortcutText: Actions.library.find.keyText
            accessibleName: qsTr("Player, opening, event or year")
            placeholderText: qsTr("Player, opening, event or year")
            onTextEdited: root.library.words = words.text
            onAccepted: root.listRequested()
            Keys.onDownPressed: root.listRequested()

            Binding {
                target: words
                property: "text"
                value: root.library.words
            }
        }
        TextFieldBox {
            id: comment
            width: Math.max(Theme.scaled(140), Math.min(Theme.scaled(220), root.width * 0.16))
            accessibleName: qsTr("Words in comments")
            placeholderText: qsTr("Words in comments")
            onTextEdited: root.library.comment = comment.text
            onAccepted: root.listRequested()
            Keys.onDownPressed: root.listRequested()

            Binding {
                target: comment
                property: "text"
                value: root.library.comment
            }
        }
        SelectBox {
            width: Math.min(Theme.scaled(190), Math.max(Theme.scaled(150), root.width * 0.14))
            label: qsTr("Collection")
            model: root.library.collections
            currentIndex: root.library.collection
            onActivated: index => root.library.collection = index
        }
        SelectBox {
            width: Theme.scaled(130)
            label: qsTr("Result")
            model: [qsTr("Any result"), qsTr("White won"), qsTr("Black won"), qsTr("Drawn")]
            currentIndex: root.library.results
            onActivated: index => root.library.results = index
        }
        AppButton {
            objectName: "libraryByPosition"
            kind: "quiet"
            iconName: "board"
            text: qsTr("By position")
            onClicked: root.positionRequested()
        }
        AppButton {
            objectName: "libraryMore"
            kind: "quiet"
            iconName: "filter"
            text: qsTr("More filters")
            onClicked: root.moreRequested()
        }
        AppButton {
            objectName: "libraryOnly"
            visible: root.library.onlyTitle.length > 0
            width: Math.min(implicitWidth, Theme.scaled(260))
            iconName: "x"
            text: root.library.onlyTitle
            Accessible.description: qsTr("Search among all games again")
            onClicked: root.library.showAll()
        }
        AppButton {
            objectName: "libraryClear"
            visible: root.library.filtered
            kind: "quiet"
            text: qsTr("Clear filters")
            onClicked: root.library.clearFilters()
        }
    }
    SearchParts {
        width: root.width
        visible: root.library.search.parts.count > 0
        search: root.library.search
    }
}
