// Times of one's own for a new game: minutes and seconds more a move, another time for Black, a time for each
// move, and how long full strength thinks without a clock.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

Flow {
    id: root

    required property NewGame setup
    required property AppSettings settings
    required property int thinkSeconds

    signal thinkSecondsChosen(seconds: int)

    visible: root.setup.fixedTime || root.setup.thinksByTime || root.setup.ownClock || root.setup.timeOdds
    spacing: Theme.space8

    NamedStepper {
        visible: root.setup.fixedTime
        from: 1
        to: 36000
        stepSize: value < 20 ? 1 : value < 100 ? 5 : value < 600 ? 10 : 100
        textFromValue: tenths => qsTr("%1 s").arg(tenths / 10)
        valueFromText: text => Math.round(parseFloat(text.replace(",", ".")) * 10)
        value: Math.round(root.setup.fixedMoveSeconds * 10)
        name: qsTr("Seconds for each move")
        onValueModified: value => root.setup.fixedMoveSeconds = value / 10
    }
    NamedStepper {
        objectName: "thinkTime"
        visible: root.setup.thinksByTime
        from: Math.round(root.settings.thinkTimeMsMin / 1000)
        to: Math.round(root.settings.thinkTimeMsMax / 1000)
        stepSize: value < 20 ? 1 : value < 60 ? 5 : 30
        textFromValue: seconds => qsTr("%1 s a move").arg(seconds)
        valueFromText: text => Math.round(parseFloat(text.replace(",", ".")))
        value: root.thinkSeconds
        name: qsTr("The computer thinks at most, seconds a move")
        onValueModified: value => root.thinkSecondsChosen(value)
    }
    Times {
        visible: root.setup.ownClock
        side: root.setup.timeOdds ? qsTr("White") : ""
        minutes: root.setup.minutes
        increment: root.setup.increment
        onMinutesChosen: minutes => root.setup.minutes = minutes
        onIncrementChosen: seconds => root.setup.increment = seconds
    }
    CheckRow {
        objectName: "timeOdds"
        visible: root.setup.ownClock || root.setup.clocked && root.setup.timeOdds
        text: qsTr("Another time for Black")
        checked: root.setup.timeOdds
        onToggled: on => root.setup.timeOdds = on
    }
    Times {
        visible: root.setup.clocked && root.setup.timeOdds
        side: qsTr("Black")
        minutes: root.setup.blackMinutes
        increment: root.setup.blackIncrement
        onMinutesChosen: minutes => root.setup.blackMinutes = minutes
        onIncrementChosen: seconds => root.setup.blackIncrement = seconds
    }

    // Minutes for the game, and seconds added after each move.
    component Times: Row {
        id: times

        required property string side
        required property double minutes
        required property int increment

        signal minutesChosen(minutes: double)
        signal incrementChosen(seconds: int)

        spacing: Theme.space8

        AppText {
            height: Theme.scaled(32)
            visible: times.side.length > 0
            verticalAlignment: Text.AlignVCenter
            color: Theme.t2
            text: times.side
        }
        NamedStepper {
            objectName: "minutes" + times.side
            from: 1
            to: 6000
            stepSize: value < 50 ? 5 : value < 200 ? 10 : 50
            textFromValue: tenths => qsTr("%1 min").arg(tenths / 10)
            valueFromText: text => Math.round(parseFloat(text.replace(",", ".")) * 10)
            value: Math.round(times.minutes * 10)
            name: qsTr("Minutes for the game")
            onValueModified: value => times.minutesChosen(value / 10)
        }
        NamedStepper {
            objectName: "increment" + times.side
            from: 0
            to: 180
            stepSize: value < 10 ? 1 : 5
            textFromValue: seconds => qsTr("+ %1 s").arg(seconds)
            valueFromText: text => Math.round(parseFloat(text.replace("+", "").replace(",", ".")))
            value: times.increment
            name: qsTr("Seconds added after each move")
            onValueModified: value => times.incrementChosen(value)
        }
    }
}
