// How one plays: the hand on the pieces and the rules that leave a choice.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App

SettingGroup {
    id: root

    required property AppSettings settings

    readonly property list<string> styles: ["both", "drag", "click"]

    title: qsTr("Playing")

    SettingChoice {
        name: qsTr("Move pieces by")
        words: [qsTr("Click or drag"), qsTr("Drag"), qsTr("Click")]
        index: root.styles.indexOf(root.settings.inputStyle)
        onChosen: index => root.settings.inputStyle = root.styles[index]
    }
    SettingSwitch {
        name: qsTr("Show where a piece can go")
        checked: root.settings.showLegal
        onToggled: on => root.settings.showLegal = on
    }
    SettingSwitch {
        name: qsTr("Always promote to a queen")
        hint: qsTr("Hold Alt to choose all the same.")
        checked: root.settings.autoQueen
        onToggled: on => root.settings.autoQueen = on
    }
    SettingSwitch {
        name: qsTr("Mouse wheel steps through the moves")
        hint: qsTr("Over the board.")
        checked: root.settings.wheelSteps
        onToggled: on => root.settings.wheelSteps = on
    }
    SettingChoice {
        name: qsTr("Threefold repetition and fifty moves")
        hint: qsTr("Fivefold repetition and seventy-five moves always end the game.")
        words: [qsTr("Draw at once"), qsTr("Must be claimed")]
        index: root.settings.drawsByClaim ? 1 : 0
        onChosen: index => root.settings.drawsByClaim = index === 1
    }
}
