// What the computer thinks with: preset and evaluator; how deep, on how many threads and with how much memory. Its level is
// chosen beside its name.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Controls

Item {
    id: root

    required property Techniques techniques
    // The names of the steppers stand above them.
    required property bool narrow

    // One more than the deepest stands for "all".
    readonly property int allPlies: root.techniques.quiescenceMax + 1
    readonly property int hashPower: root.powerOf(root.techniques.hashMib)
    readonly property int gutter: Theme.scaled(root.narrow ? 12 : 22)

    readonly property int half: Math.floor((root.width - Theme.scaled(8)) / 2)

    implicitHeight: grid.y + grid.height + Theme.scaled(4)

    function powerOf(mib: int): int {
        return Math.floor(Math.log2(mib));
    }

    Flow {
        id: choices
        width: root.width
        spacing: Theme.scaled(8)

        Choice {
            objectName: "presetSelect"
            width: root.half
            caption: qsTr("Preset")
            list: root.techniques.presetNames
            details: root.techniques.presetDates
            index: root.techniques.presetIndex
            onPicked: index => root.techniques.applyPreset(index)
        }
        Choice {
            objectName: "evaluatorSelect"
            width: root.half
            caption: qsTr("Scores by")
            list: root.techniques.evaluatorNames
            index: root.techniques.evaluatorIndex
            onPicked: index => root.techniques.evaluatorIndex = index
        }
    }
    AppText {
        id: recipe
        objectName: "recipe"
        y: choices.height + Theme.scaled(8)
        width: root.width
        visible: !root.techniques.full
        style: "small"
        color: Theme.t2
        wrapMode: Text.Wrap
        text: root.techniques.recipe
    }
    Grid {
        id: grid
        y: recipe.y + (recipe.visible ? recipe.height + Theme.scaled(8) : 0)
        width: root.width
        columns: 2
        columnSpacing: root.gutter
        rowSpacing: Theme.scaled(root.narrow ? 6 : 2)

        Field {
            name: qsTr("Depth")
            enabled: root.techniques.full
            NamedStepper {
                objectName: "depthStepper"
                width: parent.width
                name: qsTr("Depth")
                from: 0
                to: root.techniques.depthMax
                textFromValue: plies => plies === 0 ? qsTr("by time") : String(plies)
                value: root.techniques.depth
                onValueModified: value => root.techniques.depth = value
            }
        }
        Field {
            name: qsTr("Quiescence")
            NamedStepper {
                objectName: "quiescenceStepper"
                width: parent.width
                name: qsTr("Quiescence")
                from: 0
                to: root.allPlies
                specialTop: qsTr("all")
                textFromValue: plies => plies === 0 ? qsTr("off") : String(plies)
                value: root.techniques.quiescence < 0 ? root.allPlies : root.techniques.quiescence
                onValueModified: value => root.techniques.quiescence = value === root.allPlies ? -1 : value
            }
        }
        Field {
            name: qsTr("Threads")
            enabled: root.techniques.full
            NamedStepper {
                objectName: "threadsStepper"
                width: parent.width
                name: qsTr("Threads")
                from: 1
                to: root.techniques.threadsMax
                value: root.techniques.threads
                onValueModified: value => root.techniques.threads = value
            }
        }
        Field {
            name: qsTr("Hash, MiB")
            // Sizes double; one that is no power of two, from elsewhere, is shown as it is.
            NamedStepper {
                objectName: "hashStepper"
                width: parent.width
                name: qsTr("Hash in MiB")
                from: 0
                to: root.powerOf(root.techniques.hashMibMax)
                textFromValue: power => String(power === root.hashPower ? root.techniques.hashMib : Math.pow(2, power))
                valueFromText: text => /^\s*\d+\s*$/.test(text) && Number(text) > 0 ? root.powerOf(Number(text)) : NaN
                value: root.hashPower
                onValueModified: value => root.techniques.hashMib = Math.pow(2, value)
            }
        }
    }

    component Choice: Item {
        id: choice

        required property string caption
        required property list<string> list
        property list<string> details: []
        required property int index

        signal picked(int index)

        height: Theme.scaled(18 + 32)

        AppText {
            style: "small"
            font.weight: Font.Medium
            text: choice.caption
            Accessible.ignored: true
        }
        SelectBox {
            y: Theme.scaled(18)
            width: choice.width
            label: choice.caption
            model: choice.list // qmllint disable
            details: choice.details
            currentIndex: choice.index
            displayText: currentIndex < 0 ? qsTr("own mixture") : currentText
            onActivated: index => choice.picked(index)
        }
    }
    component Field: Item {
        id: field

        required property string name
        default property alias control: slot.data

        width: Math.floor((grid.width - root.gutter) / 2)
        height: Theme.scaled(root.narrow ? 50 : 34)

        AppText {
            y: root.narrow ? 0 : Math.round((field.height - height) / 2)
            style: "small"
            font.weight: Font.Medium
            text: field.name
            opacity: field.enabled ? 1 : Theme.disabledOpacity
            Accessible.ignored: true
        }
        Item {
            id: slot
            x: field.width - width
            y: field.height - height
            width: root.narrow ? field.width : Theme.scaled(104)
            height: Theme.scaled(root.narrow ? 32 : 34)
        }
    }
}
