// The running import: progress, speed, and a stop button.
import QtQuick
import Plyglass.App
import Plyglass.Controls

Panel {
    id: root

    required property Library library

    objectName: "libraryImport"

    Item {
        anchors.fill: parent
        implicitHeight: Math.max(stop.height, line.y + line.height)

        AppText {
            id: words
            anchors.left: parent.left
            anchors.right: stop.left
            anchors.rightMargin: Theme.space16
            text: root.library.imports.text
        }
        ProgressLine {
            id: line
            anchors.left: parent.left
            anchors.right: stop.left
            anchors.rightMargin: Theme.space16
            anchors.top: words.bottom
            anchors.topMargin: Theme.space8
            value: root.library.imports.share
            label: qsTr("Import")
        }
        AppButton {
            id: stop
            objectName: "stopImport"
            anchors.right: parent.right
            text: qsTr("Stop")
            onClicked: root.library.imports.stop()
        }
    }
}
