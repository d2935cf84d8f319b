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

    readonly property string depthName: qsTr("Depth")
    readonly property string quiescenceName: qsTr("Quiescence")

    component Caption: AppText {
        y: Theme.scaled(8)
        visible: root.narrow
        style: "small"
        font.weight: Font.Medium
        Accessible.ignored: true
    }

    // A narrow select box has room for the choice, not for what is chosen as well.
    function titledChoice(pattern: string, choice: string): string {
        return root.narrow ? choice : pattern.arg(choice);
    }

    implicitHeight: choices.y + choices.height + Theme.scaled(4 + 8) + grid.implicitHeight
        + (root.dense ? 0 : Theme.scaled(32))

    RowLayout {
        id: head
        x: root.inset
        width: root.width - 2 * x
        height: Theme.scaled(root.narrow ? 60 : 44)
        spacing: Theme.scaled(root.narrow ? 8 : 10)

        AppText {
            Layout.fillWidth: true
            visible: !root.narrow
            style: "h2"
            text: root.titled ? qsTr("Techniques") : ""
        }
        NamedStepper {
            id: depthStepper
            objectName: "depthStepper"
            Layout.fillWidth: root.narrow
            Layout.alignment: root.narrow ? Qt.AlignBottom : Qt.AlignVCenter
            name: root.depthName
            named: !root.narrow
            from: 1
            to: root.techniques.depthMax
            value: root.techniques.depth
            onValueModified: value => root.techniques.depth = value
        }
        NamedStepper {
            id: quiescenceStepper
            objectName: "quiescenceStepper"
            Layout.fillWidth: root.narrow
            Layout.alignment: root.narrow ? Qt.AlignBottom : Qt.AlignVCenter
            name: root.quiescenceName
            named: !root.narrow
            from: 0
            to: root.allPlies
            specialTop: qsTr("all")
            textFromValue: plies => plies === 0 ? qsTr("off") : String(plies)
            value: root.techniques.quiescence < 0 ? root.allPlies : root.techniques.quiescence
            onValueModified: value => root.techniques.quiescence = value === root.allPlies ? -1 : value
        }
    }

    // In a narrow panel the names stand above the steppers.
    Caption {
        x: head.x + depthStepper.x
        text: root.depthName
    }
    Caption {
        x: head.x + quiescenceStepper.x
        text: root.quiescenceName
    }

    Segmented {
        id: players
        objectName: "playerChoice"
        x: root.inset
        anchors.top: head.bottom
        anchors.topMargin: Theme.scaled(root.narrow ? 6 : 0)
        visible: root.several
        label: qsTr("Whose techniques")
        model: root.techniques.playerNames // qmllint disable
        currentIndex: root.techniques.playerIndex
        onActivated: index => root.techniques.playerIndex = index
    }

    Row {
        id: choices
        x: root.inset
        y: head.height + Theme.scaled(root.narrow ? 6 : 0) + (root.several ? players.height + Theme.scaled(8) : 0)
        width: root.width - 2 * root.inset
        height: Theme.scaled(32)
        spacing: Theme.scaled(8)

        SelectBox {
            objectName: "presetSelect"
            width: Math.floor((choices.width - choices.spacing) / 2)
            label: qsTr("Preset")
            model: root.techniques.presetNames
            currentIndex: root.techniques.presetIndex
            displayText: root.titledChoice(qsTr("Preset: %1"), currentIndex < 0 ? qsTr("own mixture") : currentText)
            onActivated: index => root.techniques.applyPreset(index)
        }
        SelectBox {
            objectName: "evaluatorSelect"
            width: Math.floor((choices.width - choices.spacing) / 2)
            label: qsTr("Evaluator")
            model: root.techniques.evaluatorNames
            currentIndex: root.techniques.evaluatorIndex
            displayText: root.titledChoice(qsTr("Scores: %1"), currentText)
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
