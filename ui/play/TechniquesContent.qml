// How the computer thinks: depth, quiescence, preset, evaluator and a switch for every technique. Applied at once.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Plyglass.App
import Plyglass.Controls

Item {
    id: root

    required property Techniques techniques
    required property Thinking thinking
    // The width to plan with, known before the content stands in a panel.
    required property real roomWidth
    property bool titled: true
    property bool dense: false

    readonly property bool narrow: root.roomWidth < Theme.scaled(316)
    readonly property int inset: Theme.scaled(16)
    // One more than the deepest stands for "all".
    readonly property int allPlies: root.techniques.quiescenceMax + 1
    readonly property bool several: root.techniques.playerNames.length > 1
    readonly property string news: root.techniques.restartText.length > 0 ? root.techniques.restartText
        : root.thinking.changeText

    implicitHeight: choices.y + choices.height + Theme.scaled(4 + 8) + grid.implicitHeight
        + (root.dense ? 0 : Theme.scaled(32))

    GridLayout {
        id: head
        x: root.inset
        width: root.width - 2 * root.inset
        height: Theme.scaled(root.narrow ? 72 : 44)
        columns: root.narrow ? 1 : 3
        columnSpacing: Theme.scaled(10)
        rowSpacing: 0

        AppText {
            Layout.fillWidth: true
            visible: !root.narrow
            style: "h2"
            text: root.titled ? qsTr("Techniques") : ""
        }
        Stepper {
            Layout.fillWidth: root.narrow
            objectName: "depthStepper"
            label: qsTr("Depth")
            from: 1
            to: root.techniques.depthMax
            value: root.techniques.depth
            onValueModified: value => root.techniques.depth = value
        }
        Stepper {
            Layout.fillWidth: root.narrow
            objectName: "quiescenceStepper"
            label: qsTr("Quiescence")
            from: 0
            to: root.allPlies
            specialTop: qsTr("all")
            textFromValue: plies => plies === 0 ? qsTr("off") : String(plies)
            value: root.techniques.quiescence < 0 ? root.allPlies : root.techniques.quiescence
            onValueModified: value => root.techniques.quiescence = value === root.allPlies ? -1 : value
        }
    }

    Segmented {
        id: players
        objectName: "playerChoice"
        x: root.inset
        anchors.top: head.bottom
        visible: root.several
        label: qsTr("Whose techniques")
        model: root.techniques.playerNames // qmllint disable
        currentIndex: root.techniques.playerIndex
        onActivated: index => root.techniques.playerIndex = index
    }

    Row {
        id: choices
        x: root.inset
        y: head.height + (root.several ? players.height + Theme.scaled(8) : 0)
        width: root.width - 2 * root.inset
        height: Theme.scaled(32)
        spacing: Theme.scaled(8)

        SelectBox {
            objectName: "presetSelect"
            width: Math.floor((choices.width - choices.spacing) / 2)
            label: qsTr("Preset")
            model: root.techniques.presetNames
            currentIndex: root.techniques.presetIndex
            displayText: qsTr("Preset: %1").arg(currentIndex < 0 ? qsTr("own mixture") : currentText)
            onActivated: index => root.techniques.applyPreset(index)
        }
        SelectBox {
            objectName: "evaluatorSelect"
            width: Math.floor((choices.width - choices.spacing) / 2)
            label: qsTr("Evaluator")
            model: root.techniques.evaluatorNames
            currentIndex: root.techniques.evaluatorIndex
            displayText: qsTr("Scores: %1").arg(currentText)
            onActivated: index => root.techniques.evaluatorIndex = index
        }
    }

    ScrollArea {
        id: scroll
        anchors.top: choices.bottom
        anchors.topMargin: Theme.scaled(4)
        anchors.bottom: foot.top
        width: root.width

        Item {
            implicitHeight: grid.implicitHeight + Theme.scaled(8)
            width: scroll.availableWidth

            TechniqueGrid {
                id: grid
                x: root.inset
                width: root.width - 2 * root.inset
                techniques: root.techniques
                dense: root.dense
                roomWidth: root.roomWidth - 2 * root.inset
            }
        }
    }

    Item {
        id: foot
        anchors.bottom: parent.bottom
        width: root.width
        visible: !root.dense || root.news.length > 0
        height: visible ? Theme.scaled(32) : 0

        Rectangle {
            width: parent.width
            height: 1
            color: Theme.line
        }
        AppText {
            objectName: "techniquesMessage"
            anchors.verticalCenter: parent.verticalCenter
            x: root.inset
            width: parent.width - 2 * root.inset
            style: "small"
            text: root.news.length > 0 ? root.news : qsTr("Changes apply at once, even while it thinks.")
            color: root.techniques.restartText.length > 0 ? Theme.acc
                : root.thinking.changeText.length > 0 ? Theme.toneColor(root.thinking.changeTone) : Theme.t3
        }
    }
}
