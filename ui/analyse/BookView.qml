// The opening book at the shown position: moves with frequency, evaluation and results. Actions on the book
// below.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

Item {
    id: root

    required property Book book
    // The computer that uses the book.
    required property ComputerPlayer player

    objectName: "bookView"
    clip: true

    BookColumns {
        id: place
        width: root.width
    }
    Item {
        id: heads
        width: parent.width
        height: Theme.scaled(26)
        visible: list.count > 0

        AppText {
            x: place.moveX
            anchors.verticalCenter: parent.verticalCenter
            style: "small"
            text: qsTr("Move")
        }
        AppText {
            x: place.shareX
            width: place.shareWidth
            horizontalAlignment: Text.AlignRight
            style: "small"
            text: qsTr("Played")
            anchors.verticalCenter: parent.verticalCenter
        }
        AppText {
            x: place.scoreX
            width: place.scoreWidth
            horizontalAlignment: Text.AlignRight
            style: "small"
            text: qsTr("Engine")
            anchors.verticalCenter: parent.verticalCenter
        }
        AppText {
            x: place.resultX
            width: place.resultWidth
            horizontalAlignment: Text.AlignRight
            style: "small"
            text: qsTr("Score in games")
            anchors.verticalCenter: parent.verticalCenter
        }
        AppText {
            x: place.ownX
            width: place.ownWidth
            visible: place.hasOwn
            horizontalAlignment: Text.AlignRight
            style: "small"
            text: qsTr("Your games")
            anchors.verticalCenter: parent.verticalCenter
        }
    }
    ScrollArea {
        anchors.top: heads.bottom
        anchors.bottom: use.top
        width: parent.width

        Column {
            width: root.width

            Accessible.role: Accessible.List
            Accessible.name: qsTr("Moves of the opening book")

            Repeater {
                id: list
                model: root.book.moves

                BookMoveRow {
                    width: root.width
                    columns: place
                    // Delayed, since a click must end before its row is removed.
                    onChosen: move => Qt.callLater(() => root.book.explore(move))
                    onMenuRequested: (move, weight, inBook) => menu.openFor(move, weight, inBook)
                }
            }
        }
    }
    Item {
        x: Theme.space24
        y: Theme.scaled(32)
        width: parent.width - 2 * x
        visible: list.count === 0

        EmptyState {
            anchors.horizontalCenter: parent.horizontalCenter
            text: root.book.emptyText
        }
    }
    BookUse {
        id: use
        anchors.bottom: foot.top
        width: parent.width
        player: root.player
    }
    BookFoot {
        id: foot
        anchors.bottom: parent.bottom
        width: parent.width
        book: root.book
    }
    BookMoveMenu {
        id: menu
        book: root.book
    }
}
