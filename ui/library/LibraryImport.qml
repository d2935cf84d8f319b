// Files that are being taken in: how far, how quickly, and a way to stop.
import QtQuick
import Plyglass.App
import Plyglass.Controls

Panel {
    id: root

    required property Library library

    AppText {
        id: words
        anchors.left: parent.left
        anchors.right: stop.left
        anchors.rightMargin: Theme.space16
        text: root.library.importText
    }
    ProgressLine {
        anchors.left: parent.left
        anchors.right: stop.left
        anchors.rightMargin: Theme.space16
        anchors.top: words.bottom
        anchors.topMargin: Theme.space8
        value: root.library.importShare
        label: qsTr("Import")
    }
    AppButton {
        id: stop
        anchors.right: parent.right
        text: qsTr("Stop")
        onClicked: root.library.stopImport()
    }
}
