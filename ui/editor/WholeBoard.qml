// Actions on the whole position.
import QtQuick
import Plyglass.App
import Plyglass.Controls

Flow {
    id: root

    required property Editor editor

    spacing: Theme.space4

    AppButton {
        objectName: "startPosition"
        compact: true
        text: qsTr("Start position")
        onClicked: root.editor.useStartPosition()
    }
    AppButton {
        compact: true
        text: qsTr("Empty")
        onClicked: root.editor.clearBoard()
    }
    AppButton {
        compact: true
        text: qsTr("From game")
        onClicked: root.editor.useShownPosition()
    }
}
