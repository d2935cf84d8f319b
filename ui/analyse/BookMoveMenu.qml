// Menu of a move of the book.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

AppMenu {
    id: root

    required property Book book
    property string move: ""
    property int weight: 0
    property bool inBook: true

    // At least one more, so that small weights can be doubled too.
    readonly property int doubled: Math.max(root.weight + 1, root.weight * 2)
    readonly property int halved: Math.floor(root.weight / 2)

    function openFor(move: string, weight: int, inBook: bool): void {
        root.move = move;
        root.weight = weight;
        root.inBook = inBook;
        root.popup();
    }

    AppMenuItem {
        text: qsTr("Play it on the board")
        iconName: "board"
        onTriggered: root.book.explore(root.move)
    }
    AppMenuSeparator {}
    AppMenuItem {
        text: qsTr("Add to the book")
        iconName: "plus"
        enabled: !root.inBook
        onTriggered: root.book.add(root.move)
    }
    AppMenuItem {
        text: qsTr("Play it twice as often")
        iconName: "up"
        enabled: root.inBook
        onTriggered: root.book.setWeight(root.move, root.doubled)
    }
    AppMenuItem {
        text: qsTr("Play it half as often")
        iconName: "down"
        enabled: root.inBook && root.weight > 0
        onTriggered: root.book.setWeight(root.move, root.halved)
    }
    AppMenuItem {
        objectName: "bookNever"
        text: qsTr("Keep in the book, but never play it")
        enabled: root.inBook && root.weight > 0
        onTriggered: root.book.setWeight(root.move, 0)
    }
    AppMenuItem {
        text: qsTr("Remove from the book")
        iconName: "trash"
        enabled: root.inBook
        onTriggered: root.book.remove(root.move)
    }
}
