// The ancestors to reproduce, and the extent.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

Panel {
    id: root

    required property Reproduction reproduction

    title: qsTr("Programs")

    Column {
        anchors.fill: parent
        spacing: Theme.space2

        CheckRow {
            objectName: "chua2016"
            width: parent.width
            text: qsTr("Chess AI Assignment, 2016")
            checked: root.reproduction.chua2016
            enabled: !root.reproduction.running
            onToggled: on => root.reproduction.chua2016 = on
        }
        StepperRow {
            sub: true
            objectName: "longestMate"
            name: qsTr("moves to mate")
            to: 8
            value: root.reproduction.longestMate
            enabled: root.reproduction.chua2016 && !root.reproduction.running
            onChosen: value => root.reproduction.longestMate = value
        }
        CheckRow {
            objectName: "pythonChess"
            width: parent.width
            text: qsTr("python-chess assignment")
            checked: root.reproduction.pythonChess
            enabled: !root.reproduction.running
            onToggled: on => root.reproduction.pythonChess = on
        }
        StepperRow {
            sub: true
            objectName: "deepest"
            name: qsTr("depth in plies")
            to: 7
            value: root.reproduction.deepest
            enabled: root.reproduction.pythonChess && !root.reproduction.running
            onChosen: value => root.reproduction.deepest = value
        }
        CheckRow {
            objectName: "franaszczuk2003"
            width: parent.width
            text: qsTr("Franaszczuk, 2003")
            checked: root.reproduction.franaszczuk2003
            enabled: !root.reproduction.running
            onToggled: on => root.reproduction.franaszczuk2003 = on
        }
        StepperRow {
            sub: true
            objectName: "games"
            name: qsTr("games each")
            to: 100
            value: root.reproduction.games
            enabled: root.reproduction.franaszczuk2003 && !root.reproduction.running
            onChosen: value => root.reproduction.games = value
        }
        Item {
            width: 1
            height: Theme.space4
        }
        AppButton {
            objectName: "reproduce"
            width: parent.width
            large: true
            kind: "primary"
            iconName: "go"
            text: qsTr("Reproduce")
            enabled: root.reproduction.runProblem.length === 0
            onClicked: root.reproduction.run()
        }
        AppText {
            width: parent.width
            topPadding: look.lead + Theme.space4
            visible: text.length > 0 && !root.reproduction.running
            style: "small"
            wrapMode: Text.Wrap
            text: root.reproduction.runProblem
        }
    }
}
