// Progress of a long search.
import QtQuick
import Plyglass.App
import Plyglass.Controls

Item {
    id: root

    required property LibrarySearch search

    implicitHeight: Theme.scaled(24)

    AppText {
        id: words
        objectName: "searchProgress"
        anchors.verticalCenter: parent.verticalCenter
        style: "small"
        text: root.search.progressText
    }
    ProgressLine {
        anchors.left: words.right
        anchors.leftMargin: Theme.space12
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        value: root.search.share
        label: qsTr("Search")
    }
}
