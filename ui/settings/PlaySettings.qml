// Settings for playing: moving pieces, optional rules, and the computer's time.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

SettingGroup {
    id: root

    required property AppSettings settings
    required property LibraryNames names

    readonly property list<string> styles: ["both", "drag", "click"]
    readonly property list<string> along: ["never", "untimed", "always"]

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
        hint: qsTr("Hold Ctrl while you promote to choose another piece.")
        checked: root.settings.autoQueen
        onToggled: on => root.settings.autoQueen = on
    }
    SettingSwitch {
        name: qsTr("Move while the computer thinks")
        hint: qsTr("Your move is played as soon as it can be; Esc or the right button cancels it.")
        checked: root.settings.premoves
        onToggled: on => root.settings.premoves = on
    }
    SettingSwitch {
        name: qsTr("Mouse wheel steps through the moves")
        hint: qsTr("While the pointer is over the board.")
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
    SettingChoice {
        objectName: "thinkAlong"
        visible: !root.settings.calmView
        name: qsTr("The computer analyses while you think")
        hint: qsTr("Only for the Thinking panel, at most 30 s; it does not help the computer's moves.")
        words: [qsTr("Never"), qsTr("Without a clock"), qsTr("Always")]
        index: root.along.indexOf(root.settings.thinkAlong)
        onChosen: index => root.settings.thinkAlong = root.along[index]
    }
    SettingSwitch {
        visible: !root.settings.calmView
        name: qsTr("Show the computer's line while a clock runs")
        hint: qsTr("It also says what the computer expects you to play.")
        checked: root.settings.linesOnClock
        onToggled: on => root.settings.linesOnClock = on
    }
    SettingSwitch {
        name: qsTr("The computer resigns and offers draws")
        hint: qsTr("It resigns only after several lost positions in a row; Ada to Greta never do.")
        checked: root.settings.computersGiveUp
        onToggled: on => root.settings.computersGiveUp = on
    }
    SettingSwitch {
        objectName: "humanPace"
        name: qsTr("Takes a moment to answer")
        hint: qsTr("Your opponent answers like a person: after a second or two, on a clock after a while. "
                   + "At full strength it does not wait.")
        checked: root.settings.humanPace
        onToggled: on => root.settings.humanPace = on
    }
    SettingSwitch {
        name: qsTr("Practise the computer's mistakes too")
        hint: qsTr("Otherwise “Practise” under a report makes exercises of your own mistakes alone.")
        checked: root.settings.practiseComputer
        onToggled: on => root.settings.practiseComputer = on
    }
    SettingRow {
        id: pause
        visible: !root.settings.calmView
        name: qsTr("Pause before the computer moves")
        hint: qsTr("The shortest time between your move and the reply, so that you can see the reply.")
        NamedStepper {
            objectName: "pauseStepper"
            name: pause.name
            from: 0
            to: Math.round(root.settings.minimumThinkMsMax / 100)
            textFromValue: tenths => qsTr("%1 s").arg(tenths / 10)
            valueFromText: text => Math.round(parseFloat(text.replace(",", ".")) * 10)
            value: Math.round(root.settings.minimumThinkMs / 100)
            onValueModified: value => root.settings.minimumThinkMs = value * 100
        }
    }
    SettingRow {
        id: think
        visible: !root.settings.calmView
        name: qsTr("Thinking time without a clock")
        hint: qsTr("At full strength the computer thinks this long about each move. A weaker level, or a "
                   + "depth that you set, moves sooner.")
        NamedStepper {
            objectName: "thinkTimeStepper"
            name: think.name
            from: Math.round(root.settings.thinkTimeMsMin / 1000)
            to: Math.round(root.settings.thinkTimeMsMax / 1000)
            stepSize: value < 20 ? 1 : value < 60 ? 5 : 30
            textFromValue: seconds => qsTr("%1 s").arg(seconds)
            valueFromText: text => Math.round(parseFloat(text.replace(",", ".")))
            value: Math.round(root.settings.thinkTimeMs / 1000)
            onValueModified: value => root.settings.thinkTimeMs = value * 1000
        }
    }
    SettingRow {
        id: own
        objectName: "ownNamesRow"
        name: qsTr("Your names elsewhere")
        hint: (qsTr("Games of the library under these names are yours too: in the statistics, the openings "
                    + "and when you open one. Write a ; between two names.") + " " + own.countText).trim()

        readonly property bool counted: root.settings.ownNames.length > 0 && root.names.ownGames >= 0
        readonly property string countText:
            own.counted ? qsTr("%n games found.", "", root.names.ownGames) : ""

        onVisibleChanged: {
            if (own.visible)
                root.names.countOwnGames();
        }
        Component.onCompleted: root.names.countOwnGames()

        NameField {
            objectName: "ownNames"
            width: Theme.scaled(260)
            names: root.names
            several: true
            accessibleName: own.name
            placeholderText: qsTr("Carla Lopez; clopez99")
            text: root.settings.ownNames
            onEditingFinished: {
                root.settings.ownNames = text;
                root.names.countOwnGames();
            }
        }
    }
}
