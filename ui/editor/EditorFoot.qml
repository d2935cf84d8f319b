// Reason why the position cannot be played, if any; and the buttons for playing and analysis.
import QtQuick
import Plyglass.App
import Plyglass.Controls

Item {
    id: root

    required property Editor editor

    // Width beyond the two buttons' texts.
    readonly property real spare:
        (column.width - Theme.space8 - analyse.implicitWidth - play.implicitWidth) / 2

    signal playRequested
    signal analysisRequested

    implicitHeight: column.height + Theme.space8 + Theme.space12

    Rectangle {
        width: parent.width
        height: 1
        color: Theme.line
    }
    Column {
        id: column
        x: Theme.space16
        y: Theme.space8
        width: root.width - 2 * x
        spacing: Theme.space8

        Notice {
            objectName: "editorProblem"
            width: parent.width
            visible: root.editor.problem.length > 0
            tone: root.editor.legal ? "warn" : "bad"
            text: root.editor.problem
        }
        Row {
            spacing: Theme.space8

            AppButton {
                id: analyse
                objectName: "analyseFromHere"
                width: implicitWidth + root.spare
                large: true
                enabled: root.editor.legal
                text: qsTr("Analyse from here")
                onClicked: root.analysisRequested()
            }
            AppButton {
                id: play
                objectName: "playFromHere"
                width: implicitWidth + root.spare
                large: true
                kind: "primary"
                enabled: root.editor.problem.length === 0
                text: qsTr("Play from here")
                onClicked: root.playRequested()
            }
        }
    }
}
