// One side of a new game: who plays it and, for a computer, how it thinks.
pragma ComponentBehavior: Bound
import QtQuick
import Plyglass.App
import Plyglass.Board
import Plyglass.Controls

Column {
    id: root

    required property bool white
    required property int kind
    required property int depth
    required property int quiescence
    required property int evaluator
    required property int preset
    required property int level
    required property string recipe
    required property NewGame setup

    // One more than the deepest stands for "all".
    readonly property int allPlies: root.setup.quiescenceMax + 1
    readonly property bool computer: root.kind === 1
    // Below full strength the level says how it plays.
    readonly property bool full: root.level === root.setup.levelNames.length - 1
    readonly property string side: root.white ? qsTr("White") : qsTr("Black")

    signal kindChosen(int kind)
    signal depthChosen(int depth)
    signal quiescenceChosen(int quiescence)
    signal evaluatorChosen(int evaluator)
    signal presetChosen(int preset)
    signal levelChosen(int level)

    spacing: Theme.scaled(7)

    Row {
        spacing: Theme.scaled(8)

        Rectangle {
            width: Theme.scaled(28)
            height: width
            radius: Theme.radiusControl
            color: "#7E9BAB"

            PieceImage {
                anchors.fill: parent
                anchors.margins: 2
                piece: root.white ? "wK" : "bK"
            }
        }
        AppText {
            anchors.verticalCenter: parent.verticalCenter
            style: "h2"
            text: root.side
        }
    }
    Segmented {
        objectName: root.white ? "whiteKind" : "blackKind"
        width: Math.min(implicitWidth, root.width)
        label: qsTr("Who plays %1").arg(root.side)
        model: root.setup.kindNames // qmllint disable
        currentIndex: root.kind
        onActivated: index => root.kindChosen(index)
    }
    Line {
        caption: qsTr("Level")
        SelectBox {
            objectName: root.white ? "whiteLevel" : "blackLevel"
            width: Theme.scaled(150)
            label: qsTr("%1's level").arg(root.side)
            model: root.setup.levelNames // qmllint disable
            details: root.setup.levelDetails
            currentIndex: root.level
            onActivated: index => root.levelChosen(index)
        }
    }
    AppText {
        objectName: root.white ? "whiteRecipe" : "blackRecipe"
        width: root.width
        visible: !root.full
        opacity: root.computer ? 1 : 0.35
        style: "small"
        color: Theme.t2
        wrapMode: Text.Wrap
        text: root.recipe
    }
    Line {
        caption: qsTr("Preset")
        visible: root.full
        SelectBox {
            width: Theme.scaled(150)
            label: qsTr("%1's preset").arg(root.side)
            model: root.setup.presetNames
            details: root.setup.presetDates
            currentIndex: root.preset
            displayText: currentIndex < 0 ? qsTr("Own mixture") : currentText
            onActivated: index => root.presetChosen(index)
        }
    }
    Line {
        caption: qsTr("Scores by")
        visible: root.full
        SelectBox {
            width: Theme.scaled(150)
            label: qsTr("%1's evaluator").arg(root.side)
            model: root.setup.evaluatorNames
            currentIndex: root.evaluator
            onActivated: index => root.evaluatorChosen(index)
        }
    }
    Line {
        caption: qsTr("Depth, plies")
        visible: root.full
        NamedStepper {
            objectName: root.white ? "whiteDepth" : "blackDepth"
            from: 0
            to: root.setup.depthMax
            textFromValue: plies => plies === 0 ? qsTr("by time") : String(plies)
            value: root.depth
            name: qsTr("%1's depth").arg(root.side)
            onValueModified: value => root.depthChosen(value)
        }
    }
    Line {
        caption: qsTr("Quiescence")
        visible: root.full
        NamedStepper {
            from: 0
            to: root.allPlies
            specialTop: qsTr("all")
            textFromValue: plies => plies === 0 ? qsTr("off") : String(plies)
            value: root.quiescence < 0 ? root.allPlies : root.quiescence
            name: qsTr("%1's quiescence depth").arg(root.side)
            onValueModified: value => root.quiescenceChosen(value === root.allPlies ? -1 : value)
        }
    }

    component Line: Item {
        id: line

        required property string caption
        default property alias control: slot.data

        width: root.width
        height: Theme.scaled(32)
        enabled: root.computer
        opacity: root.computer ? 1 : 0.35

        AppText {
            anchors.verticalCenter: parent.verticalCenter
            color: Theme.t2
            text: line.caption
            Accessible.ignored: true
        }
        Item {
            id: slot
            anchors.right: parent.right
            width: childrenRect.width
            height: childrenRect.height
        }
    }
}
