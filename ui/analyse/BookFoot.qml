// Foot of the book's moves: name of the book, adding the last move, importing and exporting books.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

Item {
    id: root

    required property Book book

    implicitHeight: Theme.scaled(44)

    Rectangle {
        width: parent.width
        height: 1
        color: Theme.line
    }
    Column {
        anchors.left: parent.left
        anchors.leftMargin: Theme.space16
        anchors.right: buttons.left
        anchors.rightMargin: Theme.space8
        anchors.verticalCenter: parent.verticalCenter

        AppText {
            width: parent.width
            style: "small"
            color: Theme.t2
            text: root.book.busy ? qsTr("Reading…") : root.book.name
        }
        AppText {
            width: parent.width
            style: "small"
            text: root.book.sizeText
        }
    }
    Row {
        id: buttons
        anchors.right: parent.right
        anchors.rightMargin: Theme.scaled(8)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.space4

        AppButton {
            objectName: "addMissing"
            anchors.verticalCenter: parent.verticalCenter
            visible: root.book.missingMove.length > 0
            enabled: !root.book.busy
            compact: true
            iconName: "plus"
            text: qsTr("Add %1").arg(root.book.missingMove)
            onClicked: root.book.addMissing()
        }
        IconButton {
            objectName: "bookMenuButton"
            iconName: "more"
            tip: qsTr("The opening book")
            onClicked: menu.popup(this, 0, height)
        }
    }
    AppMenu {
        id: menu

        AppMenuItem {
            text: qsTr("Open a book (Polyglot)…")
            iconName: "open"
            onTriggered: opening.begin()
        }
        AppMenuItem {
            text: qsTr("Add games or lines (PGN, text)…")
            iconName: "import"
            onTriggered: adding.begin()
        }
        AppMenuItem {
            text: qsTr("Save the book as…")
            iconName: "save"
            onTriggered: saving.openFor("plyglass-book.bin")
        }
        AppMenuSeparator {}
        AppMenuItem {
            objectName: "bookUndo"
            text: qsTr("Undo the last change")
            iconName: "back"
            enabled: root.book.canUndo
            onTriggered: root.book.undo()
        }
        AppMenuItem {
            text: qsTr("Built-in book")
            enabled: !root.book.builtIn
            onTriggered: root.book.useBuiltIn()
        }
    }
    OpenDialog {
        id: opening
        title: qsTr("Open an opening book")
        nameFilters: [qsTr("Polyglot books (*.bin)"), qsTr("All files (*)")]
        onAccepted: root.book.open(selectedFile)
    }
    OpenDialog {
        id: adding
        fileMode: OpenDialog.OpenFiles
        title: qsTr("Add games or lines to the book")
        nameFilters: [qsTr("Games and lines (*.pgn *.txt)"), qsTr("All files (*)")]
        onAccepted: root.book.addFiles(selectedFiles)
    }
    SaveDialog {
        id: saving
        title: qsTr("Save the opening book")
        defaultSuffix: "bin"
        nameFilters: [qsTr("Polyglot books (*.bin)")]
        onFileChosen: file => root.book.saveAs(file)
    }
}
