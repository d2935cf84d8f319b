// All signs of the PGN standard for the shown move, as printed and in words.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Plyglass.App
import Plyglass.Controls

SideSheet {
    id: root

    required property Annotation annotation

    readonly property var found: Array.from(root.annotation.allSigns).filter(sign => search.text.length === 0
        || sign.words.toLowerCase().includes(search.text.toLowerCase())
        || sign.sign === search.text || "$" + sign.number === search.text)

    objectName: "signsSheet"
    title: qsTr("Signs for the move")
    sheetWidth: Theme.scaled(420)

    Item {
        anchors.fill: parent

        TextFieldBox {
            id: search
            objectName: "signSearch"
            x: Theme.space16
            width: parent.width - 2 * x
            focus: true
            iconName: "search"
            accessibleName: qsTr("Find a sign")
            placeholderText: qsTr("Find a sign, by its words")
        }
        ListView {
            id: list
            objectName: "signList"
            anchors.top: search.bottom
            anchors.topMargin: Theme.space8
            anchors.bottom: parent.bottom
            width: parent.width
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            model: root.found
            T.ScrollBar.vertical: AppScrollBar {}

            delegate: CheckRow {
                id: row

                required property var modelData

                objectName: "signRow" + row.modelData.number
                x: Theme.space16
                width: list.width - 2 * x
                text: row.modelData.words
                checked: root.annotation.signs.includes(row.modelData.number)
                onToggled: root.annotation.toggleSign(row.modelData.number)

                AppText {
                    anchors.right: parent.right
                    anchors.rightMargin: Theme.space8
                    anchors.verticalCenter: parent.verticalCenter
                    text: row.modelData.sign
                    Accessible.ignored: true
                }
            }
        }
    }
}
