// Settings of a computer: level, preset, evaluator, depth, quiescence, threads, memory. In one column with
// the names at the left, or in two.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

Flow {
    id: root

    required property PlayerSettings player
    // Prefix of the controls' object names: "blackDepth".
    required property string prefix
    // Prefix of the accessible names, for two players side by side: "White"; "" for none.
    property string side: ""
    property int columns: 1
    // In two columns: the steppers' names are always above them.
    property bool narrow: false
    property bool offersLevel: true
    property bool offersDepth: true
    property bool offersMachine: true
    // Below full strength only the level is shown, with its description.
    property bool levelFirst: false
    // Below full strength the level determines depth and threads.
    property bool levelRules: false
    // Only how it thinks and judges, in plain words.
    property bool plain: false
    property int boxWidth: Theme.scaled(150)

    // In two columns a name is beside its stepper if the longest fits, else above it.
    readonly property bool stacked: root.narrow || quiescenceName.width + Theme.scaled(12)
        + Math.max(Theme.scaled(104), depth.roomyWidth) > (root.width - Theme.scaled(22)) / 2
    // Two columns only if the widest value fits into one.
    readonly property bool rows: root.columns === 1
        || root.stacked && depth.roomyWidth > (root.width - Theme.scaled(12)) / 2
    readonly property bool detailed: !root.levelFirst || root.player.full
    readonly property int gutter: Theme.scaled(root.rows ? 0 : root.stacked ? 12 : 22)
    readonly property int half: Math.floor((root.width - root.gutter) / (root.rows ? 1 : root.columns))
    // One above the maximum means "all".
    readonly property int allPlies: root.player.quiescenceMax + 1
    readonly property int hashPower: root.powerOf(root.player.hashMib)

    function powerOf(mib: int): int {
        return Math.floor(Math.log2(mib));
    }

    TextMetrics {
        id: quiescenceName
        font.family: Theme.font.family
        font.pixelSize: Theme.font.small.pixelSize
        font.weight: Font.Medium
        text: quiescence.caption
    }

    spacing: root.rows ? Theme.scaled(7) : 0

    Choice {
        name: "Level"
        caption: qsTr("Level")
        visible: root.offersLevel
        model: root.player.levelNames
        details: root.player.levelDetails // qmllint disable
        index: root.player.levelIndex
        shown: root.player.levelName
        onPicked: index => root.player.levelIndex = index
    }
    AppText {
        objectName: root.prefix + "Recipe"
        width: root.width
        bottomPadding: root.rows ? 0 : Theme.scaled(8)
        visible: (root.levelFirst || root.levelRules) && !root.player.full
        style: "small"
        color: Theme.t2
        wrapMode: Text.Wrap
        text: root.player.recipe
    }
    Choice {
        name: "Preset"
        caption: root.plain ? qsTr("How it thinks") : qsTr("Preset")
        visible: root.detailed
        model: root.player.presetNames
        details: root.player.presetDates // qmllint disable
        index: root.player.presetIndex
        shown: root.player.presetIndex < 0 ? qsTr("custom")
            : root.player.presetNames[root.player.presetIndex]
        onPicked: index => root.player.presetIndex = index
    }
    Item {
        width: root.gutter
        height: 1
        visible: !root.rows
    }
    Choice {
        name: "Evaluator"
        caption: root.plain ? qsTr("How it judges") : qsTr("Evaluator")
        visible: root.detailed
        model: root.player.evaluatorNames
        index: root.player.evaluatorIndex
        shown: root.player.evaluatorName
        onPicked: index => root.player.evaluatorIndex = index
    }
    Steps {
        id: depth
        name: "Depth"
        caption: qsTr("Depth")
        visible: root.detailed && root.offersDepth && !root.plain
        enabled: !root.levelRules || root.player.full
        to: root.player.depthMax
        toText: plies => plies === 0 ? qsTr("by time") : String(plies)
        value: root.player.depth
        onPicked: value => root.player.depth = value
    }
    Item {
        width: root.gutter
        height: 1
        visible: !root.rows
    }
    Steps {
        id: quiescence
        name: "Quiescence"
        caption: qsTr("Quiescence")
        visible: root.detailed && !root.plain
        to: root.allPlies
        specialTop: qsTr("all")
        toText: plies => plies === 0 ? qsTr("off") : String(plies)
        value: root.player.quiescence < 0 ? root.allPlies : root.player.quiescence
        onPicked: value => root.player.quiescence = value === root.allPlies ? -1 : value
    }
    Steps {
        name: "Threads"
        caption: qsTr("Threads")
        visible: root.offersMachine && !root.plain
        enabled: !root.levelRules || root.player.full
        from: 1
        to: root.player.threadsMax
        value: root.player.threads
        onPicked: value => root.player.threads = value
    }
    Item {
        width: root.gutter
        height: 1
        visible: !root.rows
    }
    // Sizes double; another size is shown as it is.
    Steps {
        name: "Hash"
        caption: qsTr("Hash, MiB")
        visible: root.offersMachine && !root.plain
        to: root.powerOf(root.player.hashMibMax)
        toText: power => String(power === root.hashPower ? root.player.hashMib : Math.pow(2, power))
        fromText: text => /^\s*\d+\s*$/.test(text) && Number(text) > 0 ? root.powerOf(Number(text)) : NaN
        value: root.hashPower
        onPicked: value => root.player.hashMib = Math.pow(2, value)
    }

    // A name and its control: beside it, or below it.
    component Place: Item {
        id: place

        required property string name
        required property string caption
        required property bool above
        property int controlWidth: root.boxWidth
        readonly property string spoken: root.side.length > 0
            ? qsTr("%1: %2").arg(root.side).arg(place.caption) : place.caption
        default property alias control: slot.data

        width: root.half
        height: Theme.scaled(place.above ? 56 : root.rows ? 32 : 34)

        AppText {
            y: place.above ? 0 : Math.round((place.height - height) / 2)
            width: place.above ? place.width : slot.x - Theme.scaled(8)
            style: root.rows ? "body" : "small"
            font.weight: root.rows ? Font.Normal : Font.Medium
            color: root.rows ? Theme.t2 : Theme.t1
            text: place.caption
            opacity: place.enabled ? 1 : Theme.disabledOpacity
            Accessible.ignored: true
        }
        Item {
            id: slot
            x: place.width - width
            y: place.above ? Theme.scaled(18) : Math.round((place.height - height) / 2)
            width: place.above ? place.width : place.controlWidth
            height: Theme.scaled(32)
        }
    }
    component Choice: Place {
        id: choice

        required property int index
        property alias model: box.model
        property alias details: box.details
        property string shown: box.currentText

        signal picked(int index)

        above: !root.rows

        SelectBox {
            id: box
            objectName: root.prefix + choice.name
            width: parent.width
            label: choice.spoken
            currentIndex: choice.index
            displayText: choice.shown
            onActivated: index => choice.picked(index)
        }
    }
    component Steps: Place {
        id: steps

        required property int value
        property alias from: stepper.from
        property alias to: stepper.to
        property alias specialTop: stepper.specialTop
        property alias toText: stepper.textFromValue
        property alias fromText: stepper.valueFromText
        readonly property alias roomyWidth: stepper.roomyWidth

        signal picked(int value)

        above: !root.rows && root.stacked
        controlWidth: root.rows ? stepper.implicitWidth : Math.max(Theme.scaled(104), depth.roomyWidth)

        NamedStepper {
            id: stepper
            objectName: root.prefix + steps.name
            width: parent.width
            name: steps.spoken
            value: steps.value
            onValueModified: value => steps.picked(value)
        }
    }
}
